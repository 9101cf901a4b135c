package rookery.bot.computer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lowers the priority of a thread. Linux ignores the priorities of Java threads, but a process can
 * raise the niceness of its own threads.
 */
public final class ThreadPriority {
  /** About a tenth of a busy processor, and all of an idle one. */
  public static final int VERY = 10;

  /** About a third of what others get, for work that somebody waits for. */
  public static final int SOMEWHAT = 5;

  private static final Logger LOG = LoggerFactory.getLogger(ThreadPriority.class);
  private static final Path OWN = Path.of("/proc/thread-self");
  private static final long PATIENCE = 5;

  private ThreadPriority() {}

  /**
   * Raises the niceness of the calling thread on Linux; does nothing elsewhere.
   *
   * @param how the niceness, from 0 to 19
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
