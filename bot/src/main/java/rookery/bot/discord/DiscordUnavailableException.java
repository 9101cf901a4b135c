package rookery.bot.discord;

/**
 * Discord cannot be used as things are set up; the message is one line that tells the owner why.
 */
public final class DiscordUnavailableException extends RuntimeException {
  private final boolean mayPass;

  private DiscordUnavailableException(String line, Throwable cause, boolean mayPass) {
    super(line, cause);
    this.mayPass = mayPass;
  }

  /** It will be so until the owner has done what the line says. */
  static DiscordUnavailableException refused(String line, Throwable cause) {
    return new DiscordUnavailableException(line, cause, false);
  }

  /** It may be otherwise after a while. */
  static DiscordUnavailableException unreachable(String line, Throwable cause) {
    return new DiscordUnavailableException(line, cause, true);
  }

  /** Whether trying again later may help. */
  public boolean mayPass() {
    return mayPass;
  }
}
