package rookery.bot.table;

/**
 * A channel, thread or direct message.
 *
 * @param guild the id of the server; empty for direct messages, and for places of people and
 *     servers where the bot is no member, where it answers as in direct messages
 * @param channel the id of the channel or thread
 */
public record TableLocation(String guild, String channel) {
  /** Whether it is no place of a server that the bot is in. */
  public boolean isDirect() {
    return guild.isEmpty();
  }

  /** A mention of the place. */
  public String mention() {
    return isDirect() ? "your direct messages" : "<#" + channel + ">";
  }

  /** The link to the place. */
  public String link() {
    return "https://discord.com/channels/%s/%s".formatted(isDirect() ? "@me" : guild, channel);
  }

  /** The link to a message there. */
  public String link(String message) {
    return link() + "/" + message;
  }
}
