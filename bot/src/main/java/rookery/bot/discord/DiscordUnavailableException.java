package rookery.bot.discord;

/**
 * Discord cannot be used as things are set up; the message is one line that tells the owner why.
 */
public final class DiscordUnavailableException extends RuntimeException {
  /**
   * @param line what is wrong and what to do
   * @param cause what was seen
   */
  public DiscordUnavailableException(String line, Throwable cause) {
    super(line, cause);
  }
}
