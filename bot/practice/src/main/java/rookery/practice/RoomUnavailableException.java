package rookery.practice;

/** The room cannot be opened; the message is one line that says why. */
public final class RoomUnavailableException extends RuntimeException {
  private final boolean inUse;

  RoomUnavailableException(String line, boolean inUse, Throwable cause) {
    super(line, cause);
    this.inUse = inUse;
  }

  /** Whether another process has what the room needs, which may pass. */
  public boolean isInUse() {
    return inUse;
  }
}
