package rookery.bot.store;

/** A table that this build cannot read, though another may; the message says why, for the owner. */
final class UnreadableTableException extends RuntimeException {
  UnreadableTableException(String why) {
    super(why);
  }
}
