package rookery.bot.post;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import rookery.bot.table.message.MessageId;

/**
 * Gives out numbers of letters, each greater than all before, also than those of earlier runs: they
 * count the microseconds since 1970.
 */
@Singleton
public final class MessageIds implements Supplier<MessageId> {
  private static final long MICROS = 1_000;

  /** The golden section: its multiples lie as far apart as can be, however many there are. */
  private static final long APART = 618;

  private final Clock clock;
  private final AtomicLong last = new AtomicLong();
  private volatile long offset;

  @Inject
  public MessageIds(Clock clock) {
    this.clock = clock;
  }

  /** The least number that could be given out at that time. */
  public static MessageId at(Instant time) {
    return new MessageId(time.toEpochMilli() * MICROS);
  }

  /**
   * Others give out numbers too: each begins elsewhere in every millisecond, and far from those
   * that joined shortly before and after.
   *
   * @param member the number of this process among them
   */
  public void giveOutBeside(long member) {
    offset = Math.floorMod(member * APART, MICROS);
  }

  /** From here on all are greater than that one. */
  public void goBeyond(MessageId another) {
    last.accumulateAndGet(another.number(), Math::max);
  }

  @Override
  public MessageId get() {
    long now = at(clock.instant()).number() + offset;
    return new MessageId(last.updateAndGet(before -> Math.max(before + 1, now)));
  }
}
