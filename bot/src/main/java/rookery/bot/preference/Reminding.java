package rookery.bot.preference;

/** How somebody is reminded of a move that is due. */
public enum Reminding implements Wording {
  CALL("Call me at the table"),
  DIRECT("In a direct message"),
  NONE("Not at all");

  private final String words;

  Reminding(String words) {
    this.words = words;
  }

  @Override
  public String words() {
    return words;
  }
}
