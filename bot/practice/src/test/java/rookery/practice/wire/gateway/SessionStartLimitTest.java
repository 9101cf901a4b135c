package rookery.practice.wire.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class SessionStartLimitTest {
  private static final Shard ALL = new Shard(0, 1);

  private Instant now = Instant.EPOCH;

  private SessionStartLimit starts(int aDay, int atOnce) {
    return new SessionStartLimit(aDay, atOnce, () -> now);
  }

  @Test
  void shardsBeginOneAfterAnother() {
    SessionStartLimit starts = starts(1_000, 1);
    assertTrue(starts.lets(new Shard(0, 6)));
    assertFalse(starts.lets(new Shard(1, 6)));
    now = now.plusSeconds(5);
    assertTrue(starts.lets(new Shard(1, 6)));
  }

  @Test
  void thoseOfDifferentBucketsBeginAtTheSameTime() {
    SessionStartLimit starts = starts(1_000, 2);
    assertTrue(starts.lets(new Shard(0, 6)));
    assertTrue(starts.lets(new Shard(1, 6)));
    assertFalse(starts.lets(new Shard(2, 6)));
  }

  @Test
  void aDayHasAnEnd() {
    SessionStartLimit starts = starts(2, 1);
    starts.lets(ALL);
    starts.lets(ALL);
    assertEquals(0, starts.left());
    now = now.plus(Duration.ofDays(1));
    assertEquals(2, starts.left());
  }
}
