package rookery.engine.playthrough;

/** An exchange file cannot be followed; the message begins with the number of the line. */
public final class PlaythroughException extends RuntimeException {
  private final int line;

  /**
   * @param line the number of the line at fault, from 1
   * @param reason what is wrong with it, without a full stop
   */
  public PlaythroughException(int line, String reason) {
    super("Line %s: %s".formatted(line, reason));
    this.line = line;
  }

  /** The number of the line at fault, from 1. */
  public int line() {
    return line;
  }
}
