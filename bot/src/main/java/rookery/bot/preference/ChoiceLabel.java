package rookery.bot.preference;

/** One of a few choices, with a label for people. Enums implement it. */
public interface ChoiceLabel {
  /** The label. */
  String words();
}
