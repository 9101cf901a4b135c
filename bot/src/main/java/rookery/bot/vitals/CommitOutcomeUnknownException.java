package rookery.bot.vitals;

/**
 * The connection to the database broke while a change was committed: it was kept or it was not, and
 * only another look can tell.
 */
public final class CommitOutcomeUnknownException extends RuntimeException {
  public CommitOutcomeUnknownException(Throwable cause) {
    super(cause);
  }

  /** Whether a fault comes of it. */
  public static boolean isBehind(Throwable fault) {
    return ErrorCauses.first(CommitOutcomeUnknownException.class, fault).isPresent();
  }
}
