package rookery.bot.table;

/** Where a table stands in its life. */
public enum Stage {
  /** Seats are being taken. */
  GATHERING,
  PLAYING,
  /** The game ended and has a result. */
  OVER,
  /** Given up before the start, or stopped without a result. */
  CLOSED
}
