package rookery.bot.deal;

/** A secret that is none, or isn't the one that was told of; the message never holds it. */
public final class WrongSecretException extends IllegalArgumentException {
  /**
   * @param reason a sentence for whoever typed the secret
   */
  public WrongSecretException(String reason) {
    super(reason);
  }
}
