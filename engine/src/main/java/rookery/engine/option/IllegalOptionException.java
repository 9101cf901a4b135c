package rookery.engine.option;

/**
 * An option a game does not have, or a value it cannot take; the message is a sentence for people.
 */
public final class IllegalOptionException extends RuntimeException {
  /**
   * @param sentence says what is wrong and which options or values there are
   */
  public IllegalOptionException(String sentence) {
    super(sentence);
  }
}
