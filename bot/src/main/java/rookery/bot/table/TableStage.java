package rookery.bot.table;

/** Where a table stands in its life. */
public enum TableStage {
  /** Seats are being taken. */
  GATHERING,
  PLAYING,
  /** Its channel is gone or shut to the bot, so it waits: for people, or in the middle of play. */
  STRANDED,
  /** The game ended and has a result. */
  OVER,
  /** Given up before the start, or stopped without a result. */
  CLOSED
}
