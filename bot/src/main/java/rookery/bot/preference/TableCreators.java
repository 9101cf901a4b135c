package rookery.bot.preference;

/** Who can open tables in a server. */
public enum TableCreators implements ChoiceLabel {
  EVERYBODY("Everyone"),
  STEWARDS("Only people who manage the server");

  private final String words;

  TableCreators(String words) {
    this.words = words;
  }

  @Override
  public String words() {
    return words;
  }
}
