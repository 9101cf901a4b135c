package rookery.bot.post;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import rookery.bot.table.LetterId;

/**
 * Gives out numbers of letters, each greater than all before, also than those of earlier runs: they
 * count the microseconds since 1970.
 */
@Singleton
public final class LetterIds implements Supplier<LetterId> {
  private static final long MICROS = 1_000;

  private final Clock clock;
  private final AtomicLong last = new AtomicLong();

  @Inject
  public LetterIds(Clock clock) {
    this.clock = clock;
  }

  @Override
  public LetterId get() {
    long now = clock.millis() * MICROS;
    return new LetterId(last.updateAndGet(before -> Math.max(before + 1, now)));
  }
}
