package rookery.bot.discord;

/**
 * Where Discord is reached.
 *
 * @param token the bot's; never shown
 * @param restBase the address all REST paths are appended to, ending in a slash
 * @param gateway the address of the gateway's WebSocket
 */
public record Connection(String token, String restBase, String gateway) {
  /** Discord's own REST address. */
  public static final String DISCORD_REST = "https://discord.com/api/v10/";

  /** Discord's own gateway. */
  public static final String DISCORD_GATEWAY = "wss://gateway.discord.gg";

  public Connection {
    restBase = restBase.endsWith("/") ? restBase : restBase + "/";
  }

  @Override
  public String toString() {
    return "Connection[" + restBase + ", " + gateway + "]";
  }
}
