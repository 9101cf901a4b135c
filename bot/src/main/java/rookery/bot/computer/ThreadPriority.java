package rookery.bot.computer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets a thread stand back. Linux takes no notice of the priorities of Java's threads, but anybody
 * may make a thread of theirs nicer to all others.
 */
public final class ThreadPriority {
  /** About a tenth of the processor where others want it, all of it where nobody does. */
  public static final int VERY = 10;

  /** About a third of what others get, for what somebody waits for. */
  public static final int SOMEWHAT = 5;

  private static final Logger LOG = LoggerFactory.getLogger(ThreadPriority.class);
  private static final Path OWN = Path.of("/proc/thread-self");
  private static final long PATIENCE = 5;

  private ThreadPriority() {}

  /**
   * Makes the thread that calls this nicer, where the system is Linux; elsewhere nothing is.
   *
   * @param how much, from 0 to 19
   */
  public static void ofThisThread(int how) {
    if (!Files.isSymbolicLink(OWN)) {
      return;
    }
    try {
      String thread = Files.readSymbolicLink(OWN).getFileName().toString();
      Process renice =
          new ProcessBuilder("renice", "-n", Integer.toString(how), "-p", thread).start();
      if (!renice.waitFor(PATIENCE, TimeUnit.SECONDS) || renice.exitValue() != 0) {
        LOG.info("{} runs at normal priority: renice failed.", Thread.currentThread().getName());
      }
    } catch (IOException e) {
      LOG.info("{} runs at normal priority: {}", Thread.currentThread().getName(), e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
