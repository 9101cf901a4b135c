package rookery.practice.resource;

/**
 * Somebody with a name: a person or the bot.
 *
 * @param closed whether direct messages from the bot are refused
 * @param installed whether this person has added the bot for themselves, to have it everywhere
 */
public record Account(long id, String name, boolean bot, boolean closed, boolean installed) {
  /** The same person, who takes direct messages or does not. */
  public Account withClosed(boolean nowClosed) {
    return new Account(id, name, bot, nowClosed, installed);
  }

  /** The same person, who has added the bot or has removed it. */
  public Account withInstalled(boolean nowInstalled) {
    return new Account(id, name, bot, closed, nowInstalled);
  }

  /** How a message's text names this account. */
  public String mention() {
    return "<@" + id + ">";
  }
}
