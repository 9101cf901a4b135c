package rookery.bot.preference;

/** One of a few answers, as people read it; enums are this. */
public interface Wording {
  /** The answer in words. */
  String words();

  /** What stands for the answer where nobody reads it. */
  String name();
}
