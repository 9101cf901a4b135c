package rookery.bot.preference;

/** Whether new tables of a server are rated when their host does not say. */
public enum RatedByDefault implements ChoiceLabel {
  OFF("Only if the host asks for it"),
  ON("Yes, if all players are human");

  private final String words;

  RatedByDefault(String words) {
    this.words = words;
  }

  @Override
  public String words() {
    return words;
  }
}
