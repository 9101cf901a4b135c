package rookery.engine.games.cloak;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;

/** The secret set-ups, each once it is in. Immutable. */
final class Armies {
  /** Before anybody has set up. */
  static final Armies NONE = new Armies(new EnumMap<>(Colour.class));

  private final Map<Colour, Arrangement> arrangements;

  private Armies(Map<Colour, Arrangement> arrangements) {
    this.arrangements = arrangements;
  }

  /** These with one side set up like that. */
  Armies with(Colour colour, Arrangement arrangement) {
    Map<Colour, Arrangement> more = new EnumMap<>(Colour.class);
    more.putAll(arrangements);
    more.put(colour, arrangement);
    return new Armies(more);
  }

  /** Whether that side's set-up is in, which is public. */
  boolean has(Colour colour) {
    return arrangements.containsKey(colour);
  }

  /** Whether both set-ups are in. */
  boolean areComplete() {
    return arrangements.size() == Colour.values().length;
  }

  /** That side's set-up, if it is in. */
  Optional<Arrangement> find(Colour colour) {
    return Optional.ofNullable(arrangements.get(colour));
  }

  /** That side's set-up, which must be in. */
  Arrangement of(Colour colour) {
    return find(colour).orElseThrow();
  }

  /** What a checker is. */
  PieceType kind(Colour colour, int number) {
    return of(colour).kind(number);
  }
}
