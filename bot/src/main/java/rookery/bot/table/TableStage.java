package rookery.bot.table;

/** The stages of a table. */
public enum TableStage {
  /** Seats are being taken. */
  GATHERING,
  PLAYING,
  /**
   * On hold, before or during the game, because its channel is gone or the bot cannot post there.
   */
  STRANDED,
  /** The game ended and has a result. */
  OVER,
  /** Closed before the start, or stopped without a result. */
  CLOSED
}
