package rookery.bot.table;

/**
 * A channel, thread or direct message.
 *
 * @param guild the id of the server; empty for direct messages, and for places of people and
 *     servers where the bot is no member, where it answers as in direct messages
 * @param channel the id of the channel or thread
 */
public record TableLocation(String guild, String channel) {
  /**
   * Where a table is that has no messages of its own: its only person plays it in the answers to
   * presses, wherever they are made.
   */
  public static final TableLocation ANSWERS = new TableLocation("", "");

  /** Where a visitor from another server plays: the direct messages with the bot. */
  static final TableLocation MESSAGES = new TableLocation("", "messages");

  /** Whether it is no place at all, as a table is played in answers. */
  public boolean isInAnswers() {
    return equals(ANSWERS);
  }

  /** Whether it is no place of a server that the bot is in. */
  public boolean isDirect() {
    return guild.isEmpty();
  }

  /** A mention of the place. */
  public String mention() {
    if (isInAnswers()) {
      return "private replies";
    }
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
