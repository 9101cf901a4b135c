package rookery.engine.match;

/**
 * A player asked for something the rules do not allow; the message is a sentence for that player.
 */
public final class IllegalActionException extends RuntimeException {
  /**
   * @param sentence says what is wrong and what would be right, and nothing its reader may not know
   */
  public IllegalActionException(String sentence) {
    super(sentence);
  }
}
