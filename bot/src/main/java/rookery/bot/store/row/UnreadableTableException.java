package rookery.bot.store.row;

/**
 * Thrown if this build cannot read a table, which another build may be able to. The message tells
 * the owner why.
 */
public final class UnreadableTableException extends RuntimeException {
  UnreadableTableException(String why) {
    super(why);
  }
}
