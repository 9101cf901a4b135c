package rookery.bot.discord;

/** Discord cannot be used with these settings; the message is one line that tells the owner why. */
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

  /** Nobody answers at the addresses that are set. */
  static DiscordUnavailableException at(DiscordEndpoint connection, RuntimeException seen) {
    return unreachable(
        "Discord can't be reached at %s or %s. Check the network, DISCORD_API_URL and"
                .formatted(connection.restBase(), connection.gateway())
            + " DISCORD_GATEWAY_URL.",
        seen);
  }

  /** The gateway took no session of that token. */
  static DiscordUnavailableException endedBy(DiscordEndpoint connection, RuntimeException ended) {
    return refused(
        "Discord ended the connection to %s. Check DISCORD_TOKEN and DISCORD_GATEWAY_URL."
            .formatted(connection.gateway()),
        ended);
  }

  /** Whether trying again later may help. */
  public boolean mayPass() {
    return mayPass;
  }
}
