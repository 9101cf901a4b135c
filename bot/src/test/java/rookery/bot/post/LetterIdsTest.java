package rookery.bot.post;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.table.LetterId;

class LetterIdsTest {
  private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

  private static LetterIds ids() {
    return new LetterIds(Clock.fixed(NOON, ZoneOffset.UTC));
  }

  private static long first(long member) {
    LetterIds ids = ids();
    ids.giveOutBeside(member);
    return ids.get().number();
  }

  @Test
  void eachIsGreaterThanTheOneBeforeThoughNoTimePasses() {
    LetterIds ids = ids();
    assertEquals(ids.get().number() + 1, ids.get().number());
  }

  @Test
  void allAreGreaterThanWhatTheyGoBeyond() {
    LetterIds ids = ids();
    LetterId later = LetterIds.at(NOON.plusSeconds(60));
    ids.goBeyond(later);
    assertTrue(ids.get().compareTo(later) > 0);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 17, 999, 123_456_789})
  void processesThatJoinedShortlyAfterEachOtherBeginFarApartInAMillisecond(long member) {
    long[] begun =
        LongStream.range(member, member + 8).map(LetterIdsTest::first).sorted().toArray();
    for (int n = 1; n < begun.length; n++) {
      assertTrue(begun[n] - begun[n - 1] > 50, "%s after %s".formatted(begun[n], begun[n - 1]));
    }
    assertTrue(begun[7] < LetterIds.at(NOON.plusMillis(1)).number());
  }
}
