package rookery.bot.store.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;

/** The database cannot be used; the message is one line that says why and what to do. */
public final class StoreUnavailableException extends RuntimeException {
  private final boolean inUse;

  /**
   * @param line for the operator
   */
  public StoreUnavailableException(String line) {
    this(line, (Throwable) null);
  }

  /**
   * @param line for the operator
   * @param cause for the log
   */
  public StoreUnavailableException(String line, Throwable cause) {
    this(line, cause, false);
  }

  private StoreUnavailableException(String line, Throwable cause, boolean inUse) {
    super(line, cause);
    this.inUse = inUse;
  }

  static StoreUnavailableException inUse(String line) {
    return new StoreUnavailableException(line, null, true);
  }

  /** Whether another process has it, which may pass. */
  public boolean isInUse() {
    return inUse;
  }

  /** What the owner is told if a file or folder cannot be used. */
  public static StoreUnavailableException of(String failed, IOException why, String advice) {
    return new StoreUnavailableException("%s: %s. %s".formatted(failed, reason(why), advice), why);
  }

  private static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (e instanceof FileAlreadyExistsException) {
      return "it's a file, not a folder";
    }
    boolean hasReason = e instanceof FileSystemException named && named.getReason() != null;
    return hasReason ? ((FileSystemException) e).getReason() : e.toString();
  }
}
