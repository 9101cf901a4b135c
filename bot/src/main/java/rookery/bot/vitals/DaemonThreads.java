package rookery.bot.vitals;

import java.util.concurrent.ThreadFactory;

/** The daemon threads of one part, which do not keep the process alive. */
public record DaemonThreads(String name) implements ThreadFactory {
  @Override
  public Thread newThread(Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }
}
