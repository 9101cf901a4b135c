package rookery.bot.discord;

import java.util.List;

/**
 * Discord's addresses, and the shards of the bot.
 *
 * @param token the bot's; never shown
 * @param restBase the address all REST paths are appended to, ending in a slash
 * @param gateway the address of the gateway's WebSocket
 * @param shards how many shards the bot has
 * @param range the first and the last shard of this process; empty to share them with the other
 *     processes
 */
public record DiscordEndpoint(
    String token, String restBase, String gateway, int shards, List<Integer> range) {
  /** Discord's own REST address. */
  public static final String DISCORD_REST = "https://discord.com/api/v10/";

  /** Discord's own gateway. */
  public static final String DISCORD_GATEWAY = "wss://gateway.discord.gg";

  /** By one session, as nearly every bot. */
  public DiscordEndpoint(String token, String restBase, String gateway) {
    this(token, restBase, gateway, 1, List.of());
  }

  public DiscordEndpoint {
    range = List.copyOf(range);
    restBase = restBase.endsWith("/") ? restBase : restBase + "/";
  }

  /** Whether a proxy is asked in Discord's place, or whatever else speaks as Discord does. */
  public boolean isByProxy() {
    return !restBase.equals(DISCORD_REST);
  }

  @Override
  public String toString() {
    return "Connection[" + restBase + ", " + gateway + "]";
  }
}
