package rookery.practice.resource;

/**
 * Somebody with a name: a person or the bot.
 *
 * @param closed whether direct messages from the bot are refused
 */
public record Account(long id, String name, boolean bot, boolean closed) {
  /** The same person, who takes direct messages or does not. */
  public Account withClosed(boolean nowClosed) {
    return new Account(id, name, bot, nowClosed);
  }

  /** How a message's text names this account. */
  public String mention() {
    return "<@" + id + ">";
  }
}
