package rookery.bot.table;

/** A request that is not possible. The message is a sentence for the person who made it. */
public final class Refusal extends RuntimeException {
  /**
   * @param sentence says what is wrong and what would be right
   */
  public Refusal(String sentence) {
    super(sentence);
  }
}
