package rookery.practice.world;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * The time in the room. It goes with the machine's, and further where somebody lets time pass;
 * never back, since ids tell when things were made.
 */
public final class RoomClock extends Clock {
  private static final long ONLY = 1;

  private final World world;
  private final StoredMap<Passed> shelf;
  private volatile Duration ahead;

  /** By how much the room is ahead of its machine. */
  record Passed(long id, long millis) {}

  RoomClock(World world) {
    this.world = world;
    shelf = new StoredMap<>("time", Passed.class, world.keeper(), Passed::id);
    ahead =
        shelf.find(ONLY).map(passed -> Duration.ofMillis(passed.millis())).orElse(Duration.ZERO);
  }

  /** Lets so much time pass at once. */
  public void pass(Duration time) {
    if (time.isNegative()) {
      throw new IllegalArgumentException("time does not go back");
    }
    world.change(
        () -> {
          ahead = ahead.plus(time);
          shelf.put(new Passed(ONLY, ahead.toMillis()));
          world.announce(WorldListener::timePassed);
        });
  }

  /** By how much the room is ahead of its machine. */
  public Duration ahead() {
    return ahead;
  }

  @Override
  public Instant instant() {
    return Instant.now().plus(ahead);
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    throw new UnsupportedOperationException("the room has one clock");
  }
}
