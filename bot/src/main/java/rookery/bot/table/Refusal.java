package rookery.bot.table;

/** Somebody asked for something that cannot be; the message is a sentence for that person alone. */
public final class Refusal extends RuntimeException {
  /**
   * @param sentence says what is wrong and what would be right
   */
  public Refusal(String sentence) {
    super(sentence);
  }
}
