package rookery.bot.preference;

/** Who may open tables in a server. */
public enum Openers implements Wording {
  EVERYBODY("Everybody"),
  STEWARDS("Those who manage the server");

  private final String words;

  Openers(String words) {
    this.words = words;
  }

  @Override
  public String words() {
    return words;
  }
}
