package rookery.bot.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;

/** The database cannot be used; the message is one line that says why and what to do. */
public final class StoreUnavailableException extends RuntimeException {
  StoreUnavailableException(String line) {
    super(line);
  }

  StoreUnavailableException(String line, Throwable cause) {
    super(line, cause);
  }

  static StoreUnavailableException of(String failed, IOException why, String advice) {
    return new StoreUnavailableException("%s: %s. %s".formatted(failed, reason(why), advice), why);
  }

  private static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (e instanceof FileAlreadyExistsException) {
      return "it is a file, not a folder";
    }
    boolean hasReason = e instanceof FileSystemException named && named.getReason() != null;
    return hasReason ? ((FileSystemException) e).getReason() : e.toString();
  }
}
