package rookery.bot.vitals;

import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import org.slf4j.Logger;

/**
 * A bug: logged under a number by which it can be found again. A disk that cannot be written is not
 * a bug and was logged already; a connection that breaks is not one either, and is logged in one
 * line.
 */
public final class ErrorReport {
  private ErrorReport() {}

  /**
   * Logs what went wrong.
   *
   * @param at what was being done; holds no secret
   * @return the number
   */
  public static String log(Logger log, String at, Throwable fault) {
    String number = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextInt());
    if (CommitOutcomeUnknownException.isBehind(fault)) {
      log.warn(
          "Lost the connection to the database during {}; the change may not have been saved", at);
    } else if (!StoreUnwritableException.isBehind(fault)) {
      log.error("Error {} ({})", number, at, fault);
    }
    return number;
  }

  /**
   * What went wrong, in a few words: the class of the exception and where, but not its message,
   * which may quote a secret.
   */
  public static String named(Throwable fault) {
    StackTraceElement[] trace = fault.getStackTrace();
    return fault.getClass().getName() + (trace.length == 0 ? "" : " at " + trace[0]);
  }
}
