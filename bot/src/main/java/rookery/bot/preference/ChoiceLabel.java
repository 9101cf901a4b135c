package rookery.bot.preference;

/** One of a few answers, as people read it; enums are this. */
public interface ChoiceLabel {
  /** The answer in words. */
  String words();
}
