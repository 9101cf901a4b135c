package rookery.render;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Size of the files and processor time for each, which unlike the time on the clock stays the same
 * while other programs run. Says the figures of the last iteration.
 */
@State(Scope.Thread)
public class Effort {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private long start;
  private int files;
  private int bytes;
  private double milliseconds;

  /** Starts the watch. */
  @Setup(Level.Iteration)
  public void start() {
    files = 0;
    start = THREADS.getCurrentThreadCpuTime();
  }

  /** Counts a file. */
  byte[] spentOn(byte[] file) {
    files++;
    bytes = file.length;
    return file;
  }

  /** Stops the watch. */
  @TearDown(Level.Iteration)
  public void stop() {
    milliseconds = (THREADS.getCurrentThreadCpuTime() - start) / 1e6 / files;
  }

  /** Prints one line. */
  @TearDown
  public void say() {
    System.out.printf("%n%,d bytes, %.2f ms of processor time each%n", bytes, milliseconds);
  }
}
