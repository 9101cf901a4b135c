package rookery.bot.clock;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class DowntimeDetectorTest {
  private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");

  private final List<Duration> given = new ArrayList<>();
  private Optional<Instant> last = Optional.empty();
  private Instant now = NOON;
  private Instant machine = NOON;
  private long nanos;
  private boolean connected = true;
  private boolean isDiskFull;

  private final Heartbeats heartbeats =
      new Heartbeats() {
        @Override
        public Optional<Instant> last() {
          return last;
        }

        @Override
        public void beat(Instant at) {
          keep();
          last = Optional.of(at);
        }

        @Override
        public void giveBack(Duration lost) {
          keep();
          given.add(lost);
        }

        private void keep() {
          if (isDiskFull) {
            throw new IllegalStateException("the disk is full");
          }
        }
      };

  /** A clock that stands where the test has set it. */
  private static final class Hand extends Clock {
    private final Supplier<Instant> at;

    Hand(Supplier<Instant> at) {
      this.at = at;
    }

    @Override
    public Instant instant() {
      return at.get();
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }

  private DowntimeDetector pulse() {
    return new DowntimeDetector(
        heartbeats, new Hand(() -> now), new Hand(() -> machine), () -> nanos, () -> connected);
  }

  private void passes(Duration really) {
    now = now.plus(really);
    machine = machine.plus(really);
    nanos += really.toNanos();
  }

  @Test
  void theFirstRunHasLostNothing() {
    pulse().begin();
    assertEquals(List.of(), given);
    assertEquals(Optional.of(NOON), last);
  }

  @Test
  void theTimeSinceTheLastRunIsGivenBack() {
    last = Optional.of(NOON.minus(Duration.ofDays(1)));
    pulse().begin();
    assertEquals(List.of(Duration.ofDays(1)), given);
  }

  @Test
  void aShortRestartIsNobodysLoss() {
    last = Optional.of(NOON.minus(Duration.ofMinutes(4)));
    pulse().begin();
    assertEquals(List.of(), given);
  }

  @Test
  void aClockThatIsBehindTheLastRunTakesNothing() {
    last = Optional.of(NOON.plus(Duration.ofDays(300)));
    pulse().begin();
    assertEquals(List.of(Duration.ofDays(-300)), given);
    assertEquals(Optional.of(NOON), last);
  }

  @Test
  void timeThatPassesAsItShouldIsNoOutage() {
    DowntimeDetector pulse = pulse();
    pulse.begin();
    passes(Duration.ofMinutes(4));
    assertTrue(pulse.beat());
    assertEquals(List.of(), given);
    assertEquals(Optional.of(now), last);
  }

  @Test
  void theTimeThatNobodyWasHeardIsGivenBackOnce() {
    DowntimeDetector pulse = pulse();
    pulse.begin();
    connected = false;
    passes(Duration.ofHours(3));
    assertFalse(pulse.beat());
    assertEquals(Optional.of(NOON), last);
    connected = true;
    assertTrue(pulse.beat());
    assertTrue(pulse.beat());
    assertEquals(List.of(Duration.ofHours(3)), given);
  }

  @Test
  void whatIsEndedInOrderLosesNothingBefore() {
    DowntimeDetector pulse = pulse();
    pulse.begin();
    passes(Duration.ofSeconds(20));
    pulse.end();
    assertEquals(Optional.of(now), last);
  }

  @Test
  void anEndIsAnEndThoughNothingCanBeKept() {
    DowntimeDetector pulse = pulse();
    pulse.begin();
    passes(Duration.ofSeconds(20));
    isDiskFull = true;
    assertDoesNotThrow(pulse::end);
    assertEquals(Optional.of(NOON), last);
  }

  @Test
  void aLeapOfTheMachinesClockIsGivenBack() {
    DowntimeDetector pulse = pulse();
    pulse.begin();
    passes(Duration.ofSeconds(30));
    machine = machine.plus(Duration.ofDays(40));
    now = now.plus(Duration.ofDays(40));
    pulse.beat();
    pulse.beat();
    assertEquals(List.of(Duration.ofDays(40)), given);
  }

  @Test
  void aLeapThatCannotBeTrueIsNotGivenBackAsNothingGoesByIt() {
    DowntimeDetector pulse = pulse();
    pulse.begin();
    machine = machine.plus(Duration.ofDays(27_000));
    pulse.beat();
    machine = NOON;
    pulse.beat();
    assertEquals(List.of(), given);
  }

  @Test
  void timeThatSomebodyLetsPassInThePracticeRoomIsNoLeap() {
    DowntimeDetector pulse = pulse();
    pulse.begin();
    passes(Duration.ofSeconds(30));
    now = now.plus(Duration.ofDays(7));
    pulse.beat();
    assertEquals(List.of(), given);
  }

  @Test
  void aClockThatIsSetBackTakesNothing() {
    DowntimeDetector pulse = pulse();
    pulse.begin();
    machine = machine.minus(Duration.ofDays(40));
    pulse.beat();
    assertEquals(List.of(), given);
  }

  @Test
  void theTimeThatNothingCouldBeKeptIsGivenBackOnce() {
    DowntimeDetector pulse = pulse();
    pulse.begin();
    isDiskFull = true;
    for (int minute = 0; minute < 120; minute++) {
      passes(Duration.ofMinutes(1));
      assertThrows(IllegalStateException.class, pulse::beat);
    }
    isDiskFull = false;
    assertTrue(pulse.beat());
    assertTrue(pulse.beat());
    assertEquals(List.of(Duration.ofHours(2)), given);
  }

  @Test
  void whatCannotBeGivenBackAtOnceIsGivenBackLater() {
    DowntimeDetector pulse = pulse();
    pulse.begin();
    connected = false;
    passes(Duration.ofHours(3));
    assertFalse(pulse.beat());
    connected = true;
    isDiskFull = true;
    assertThrows(IllegalStateException.class, pulse::beat);
    isDiskFull = false;
    assertTrue(pulse.beat());
    assertEquals(List.of(Duration.ofHours(3)), given);
  }

  @Test
  void aLeapThatCannotBeGivenBackAtOnceIsGivenBackLater() {
    DowntimeDetector pulse = pulse();
    pulse.begin();
    machine = machine.plus(Duration.ofDays(40));
    now = now.plus(Duration.ofDays(40));
    isDiskFull = true;
    assertThrows(IllegalStateException.class, pulse::beat);
    isDiskFull = false;
    pulse.beat();
    assertEquals(List.of(Duration.ofDays(40)), given);
  }
}
