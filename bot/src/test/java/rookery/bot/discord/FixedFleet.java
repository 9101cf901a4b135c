package rookery.bot.discord;

import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import rookery.bot.fleet.Fleet;

/** Some processes that are one bot, where a test says what this one is to have. */
final class FixedFleet implements Fleet {
  /** The sessions that this process has said to have no more. */
  final Set<Integer> ended = new HashSet<>();

  private Set<Integer> shards = Set.of();
  private boolean canTell = true;

  void gives(Integer... numbers) {
    shards = Set.of(numbers);
    canTell = true;
  }

  /** As while the database is out of reach. */
  void cannotTell() {
    canTell = false;
  }

  @Override
  public Optional<Set<Integer>> shards() {
    return canTell ? Optional.of(shards) : Optional.empty();
  }

  @Override
  public Set<Integer> unheld() {
    return Set.of();
  }

  @Override
  public boolean canTell() {
    return canTell;
  }

  @Override
  public boolean holds(int shard) {
    return shards.contains(shard);
  }

  @Override
  public void ended(int shard) {
    ended.add(shard);
  }

  @Override
  public Duration identify() {
    return Duration.ZERO;
  }

  @Override
  public void identified() {
    // Nobody else waits.
  }

  @Override
  public Duration request() {
    return Duration.ZERO;
  }

  @Override
  public Optional<Duration> patience() {
    return Optional.of(Duration.ofSeconds(6));
  }

  @Override
  public boolean isSure() {
    return true;
  }
}
