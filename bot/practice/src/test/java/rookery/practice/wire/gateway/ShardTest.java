package rookery.practice.wire.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShardTest {
  private static final int TOTAL = 6;

  @Test
  void eachGuildIsHeardByOne() {
    for (long guild = 1; guild < 100; guild++) {
      long id = guild << 22 | guild;
      assertEquals(1, IntStream.range(0, TOTAL).filter(n -> new Shard(n, TOTAL).hears(id)).count());
      assertTrue(new Shard((int) (guild % TOTAL), TOTAL).hears(id));
    }
  }

  @Test
  void directMessagesAreHeardByTheFirstAlone() {
    assertTrue(new Shard(0, TOTAL).hears(0));
    assertFalse(new Shard(1, TOTAL).hears(0));
  }

  @Test
  void onlyThoseBelowTheTotalThereAre() {
    assertTrue(new Shard(TOTAL - 1, TOTAL).isValid());
    assertFalse(new Shard(TOTAL, TOTAL).isValid());
    assertFalse(new Shard(-1, TOTAL).isValid());
  }
}
