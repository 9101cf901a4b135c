package rookery.bot.store.row;

/** A table that this build cannot read, though another may; the message says why, for the owner. */
public final class UnreadableTableException extends RuntimeException {
  UnreadableTableException(String why) {
    super(why);
  }
}
