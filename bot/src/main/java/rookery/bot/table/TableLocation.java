package rookery.bot.table;

/**
 * A channel, thread or direct message.
 *
 * @param guild the id of the server; empty for direct messages
 * @param channel the id of the channel or thread
 */
public record TableLocation(String guild, String channel) {
  /** Whether it is a direct message. */
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
