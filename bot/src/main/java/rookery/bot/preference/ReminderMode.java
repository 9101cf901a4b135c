package rookery.bot.preference;

/** How to remind a person before a deadline. */
public enum ReminderMode implements ChoiceLabel {
  CALL("At the table"),
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
