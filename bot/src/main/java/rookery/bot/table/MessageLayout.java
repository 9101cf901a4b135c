package rookery.bot.table;

/** Discord's two kinds of message. A classic one can become one of components, but never back. */
public enum MessageLayout {
  /** Text, file and rows of controls: the only kind whose calls reach a telephone with words. */
  CLASSIC(2_000),
  /** Components alone: longer, for what calls nobody. */
  COMPONENTS(3_500);

  private final int longest;

  MessageLayout(int longest) {
    this.longest = longest;
  }

  /** The most characters of its words. */
  public int longest() {
    return longest;
  }
}
