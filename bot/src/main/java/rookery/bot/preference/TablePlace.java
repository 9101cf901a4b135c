package rookery.bot.preference;

/** Where a server plays its tables. */
public enum TablePlace implements ChoiceLabel {
  THREAD("Each table in its own thread"),
  CHANNEL("In the channel itself");

  private final String words;

  TablePlace(String words) {
    this.words = words;
  }

  @Override
  public String words() {
    return words;
  }
}
