package rookery.bot.fleet;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.bot.outbox.RequestPacer;

/** A process that is a bot by itself, and has all sessions. */
public final class SingleProcess implements Fleet {
  private static final Duration BETWEEN_SHARDS = Duration.ofSeconds(5);

  private final int shards;
  private final RequestPacer pace = new RequestPacer();
  private final LongSupplier nanos = System::nanoTime;
  private long next = nanos.getAsLong();

  public SingleProcess(int shards) {
    this.shards = shards;
  }

  @Override
  public Optional<Set<Integer>> shards() {
    return Optional.of(IntStream.range(0, shards).boxed().collect(Collectors.toSet()));
  }

  @Override
  public Set<Integer> unheld() {
    return Set.of();
  }

  @Override
  public boolean canTell() {
    return true;
  }

  @Override
  public boolean holds(int shard) {
    return true;
  }

  @Override
  public void ended(int shard) {
    // Nobody else wants it.
  }

  /** A single one has nobody to wait for; several keep the distance that Discord wants. */
  @Override
  public synchronized Duration identify() {
    long wait = Math.max(0, next - nanos.getAsLong());
    if (wait == 0) {
      identified();
    }
    return Duration.ofNanos(wait);
  }

  @Override
  public synchronized void identified() {
    next = nanos.getAsLong() + (shards == 1 ? 0 : BETWEEN_SHARDS.toNanos());
  }

  @Override
  public Duration request() {
    return pace.next();
  }

  @Override
  public Optional<Duration> patience() {
    return Optional.empty();
  }

  @Override
  public boolean isSure() {
    return true;
  }
}
