package rookery.bot.table.message;

/** Discord's two kinds of message. A classic one can become one of components, but never back. */
public enum MessageLayout {
  /** Text, file and rows of controls: the only kind whose text is shown in push notifications. */
  CLASSIC(2_000),
  /** Components only: longer, for messages that notify nobody. */
  COMPONENTS(3_500);

  private final int longest;

  MessageLayout(int longest) {
    this.longest = longest;
  }

  /** The maximum length of its text. */
  public int longest() {
    return longest;
  }
}
