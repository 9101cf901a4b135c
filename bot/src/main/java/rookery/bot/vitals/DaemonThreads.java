package rookery.bot.vitals;

import java.util.concurrent.ThreadFactory;

/**
 * The threads of one part, which keep no process alive.
 *
 * @param name what all of them are called in a log
 */
public record DaemonThreads(String name) implements ThreadFactory {
  @Override
  public Thread newThread(Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }
}
