package rookery.bot.vitals;

/**
 * The connection to the database broke during a commit: the change may or may not have been saved,
 * and only reading again can tell.
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
