package rookery.bot.preference;

/** How somebody is reminded of a move that is due. */
public enum ReminderMode implements ChoiceLabel {
  CALL("Mention me at the table"),
  DIRECT("In a direct message"),
  NONE("None");

  private final String words;

  ReminderMode(String words) {
    this.words = words;
  }

  @Override
  public String words() {
    return words;
  }
}
