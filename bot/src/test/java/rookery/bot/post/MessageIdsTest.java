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
import rookery.bot.table.message.MessageId;

class MessageIdsTest {
  private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

  private static MessageIds ids() {
    return new MessageIds(Clock.fixed(NOON, ZoneOffset.UTC));
  }

  private static long first(long member) {
    MessageIds ids = ids();
    ids.giveOutBeside(member);
    return ids.get().number();
  }

  @Test
  void eachIsGreaterThanTheOneBeforeThoughNoTimePasses() {
    MessageIds ids = ids();
    assertEquals(ids.get().number() + 1, ids.get().number());
  }

  @Test
  void allAreGreaterThanWhatTheyGoBeyond() {
    MessageIds ids = ids();
    MessageId later = MessageIds.at(NOON.plusSeconds(60));
    ids.goBeyond(later);
    assertTrue(ids.get().compareTo(later) > 0);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 17, 999, 123_456_789})
  void processesThatJoinedShortlyAfterEachOtherBeginFarApartInAMillisecond(long member) {
    long[] begun =
        LongStream.range(member, member + 8).map(MessageIdsTest::first).sorted().toArray();
    for (int n = 1; n < begun.length; n++) {
      assertTrue(begun[n] - begun[n - 1] > 50, "%s after %s".formatted(begun[n], begun[n - 1]));
    }
    assertTrue(begun[7] < MessageIds.at(NOON.plusMillis(1)).number());
  }
}
