package rookery.bot.vitals;

/**
 * Nothing can be kept, as the disk is full or fails or the database is out of reach: the trouble of
 * the owner, who is told in one line where it is met, and nobody's mistake. Nothing was changed.
 */
public final class StoreUnwritableException extends RuntimeException {
  public StoreUnwritableException(RuntimeException cause) {
    super(cause);
  }

  /** Whether a fault comes of it. */
  public static boolean isBehind(Throwable fault) {
    return ErrorCauses.first(StoreUnwritableException.class, fault).isPresent();
  }
}
