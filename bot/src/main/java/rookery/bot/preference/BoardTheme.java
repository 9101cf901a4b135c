package rookery.bot.preference;

/** The colours of boards. */
public enum BoardTheme implements ChoiceLabel {
  WOOD("Wood"),
  CONTRAST("High contrast"),
  COLOUR_BLIND("Colour-blind friendly");

  private final String words;

  BoardTheme(String words) {
    this.words = words;
  }

  @Override
  public String words() {
    return words;
  }
}
