package rookery.bot.table;

/**
 * Where a table stands.
 *
 * @param guild the server's number; empty in direct messages with one person
 * @param channel the channel's or thread's number
 */
public record Place(String guild, String channel) {
  /** Whether only the bot and one person can see it. */
  public boolean isDirect() {
    return guild.isEmpty();
  }

  /** The place as clients show it. */
  public String mention() {
    return isDirect() ? "your direct messages" : "<#" + channel + ">";
  }

  /** The address of the place. */
  public String link() {
    return "https://discord.com/channels/%s/%s".formatted(isDirect() ? "@me" : guild, channel);
  }

  /** The address of a message there. */
  public String link(String message) {
    return link() + "/" + message;
  }
}
