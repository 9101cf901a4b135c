package rookery.bot.vitals;

/**
 * Nothing can be saved, because the disk is full or fails, or the database cannot be reached.
 * Nothing was changed. This is not a bug; the owner is told in one line.
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
