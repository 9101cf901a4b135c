package rookery.bot.preference;

/** Where to notify a person who must act; never in two places for the same thing. */
public enum NotificationMode implements ChoiceLabel {
  SECRETS_DIRECT("Secret choices in a direct message, the rest at the table"),
  ALL_DIRECT("Always in a direct message"),
  ALL_AT_TABLE("Always at the table");

  private final String words;

  NotificationMode(String words) {
    this.words = words;
  }

  @Override
  public String words() {
    return words;
  }
}
