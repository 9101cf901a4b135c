package rookery.engine.text;

/** Somebody whom sentences name, and whom each reader may call something else: a seat. */
public interface Named {
  /** The name where nobody knows who plays: {@code White}, {@code White's king-side player}. */
  String title();
}
