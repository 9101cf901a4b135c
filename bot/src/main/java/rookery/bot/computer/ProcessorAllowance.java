package rookery.bot.computer;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * How much of the processor's time something may take on this thread. Each time it is asked for it
 * may let others go first, whose time does not count.
 */
public final class ProcessorAllowance implements BooleanSupplier {
  private static final int SELDOM = 16;

  private final ThreadMXBean processor = ManagementFactory.getThreadMXBean();
  private final Runnable giveWay;
  private final long end;
  private long elsewhere;
  private int asked;
  private boolean over;

  /**
   * So much time from now on.
   *
   * @param giveWay lets the others go first
   */
  public ProcessorAllowance(Duration most, Runnable giveWay) {
    this.giveWay = giveWay;
    this.end = processor.getCurrentThreadCpuTime() + most.toNanos();
  }

  /** Whether it is used up. */
  @Override
  public boolean getAsBoolean() {
    if (over || asked++ % SELDOM != 0) {
      return over;
    }
    long before = processor.getCurrentThreadCpuTime();
    giveWay.run();
    long now = processor.getCurrentThreadCpuTime();
    elsewhere += now - before;
    over = now - elsewhere >= end;
    return over;
  }
}
