package rookery.bot.clock;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import rookery.bot.clock.DueTimes.Due;
import rookery.bot.clock.DueTimes.Kind;

class DueTableSweepTest {
  private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");

  private final Map<String, Instant> stored = new TreeMap<>();
  private final List<String> fired = new ArrayList<>();
  private final List<CompletableFuture<Void>> begun = new ArrayList<>();
  private boolean heard = true;
  private final ScheduledExecutorService never = Executors.newScheduledThreadPool(1);
  private Instant now = NOON;
  private final DueTableSweep sweep =
      new DueTableSweep(this::due, this::fire, new Told(), never, () -> heard);

  /** The time as the test has it. */
  private final class Told extends Clock {
    @Override
    public Instant instant() {
      return now;
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

  @AfterEach
  void end() {
    never.shutdownNow();
  }

  private List<Due> due(Instant now, int most, int known) {
    return stored.entrySet().stream()
        .filter(e -> !e.getValue().isAfter(now))
        .limit(most + known)
        .map(e -> new Due(Kind.TABLE, e.getKey(), e.getValue()))
        .toList();
  }

  private synchronized CompletableFuture<Void> fire(Due due) {
    fired.add(due.id());
    begun.add(new CompletableFuture<>());
    return begun.get(begun.size() - 1);
  }

  @Test
  void whatIsDueIsHandedOverAndTheRestIsNot() {
    stored.put("a", NOON);
    stored.put("b", NOON.plusSeconds(1));
    sweep.look();
    assertEquals(List.of("a"), fired);
  }

  @Test
  void nothingHappensWhileNobodyIsHeard() {
    stored.put("a", NOON);
    heard = false;
    sweep.look();
    assertEquals(List.of(), fired);
  }

  @Test
  void anErrorDoesNotEndTheLookingForEver() {
    Error missing = new NoClassDefFoundError("whose jar was replaced");
    AtomicInteger looks = new AtomicInteger();
    DueTableSweep failing =
        new DueTableSweep(
            (now, most, known) -> {
              looks.incrementAndGet();
              throw missing;
            },
            this::fire,
            Clock.fixed(NOON, ZoneOffset.UTC),
            never,
            () -> true);
    failing.start();
    await().until(() -> looks.get() > 1);
  }

  @Test
  void whatIsBeingDealtWithIsLeftAlone() {
    stored.put("a", NOON);
    sweep.look();
    sweep.look();
    assertEquals(List.of("a"), fired);
  }

  @Test
  void onlyAFewAreDealtWithAtATime() {
    IntStream.range(0, 100).forEach(i -> stored.put("t" + i, NOON));
    sweep.look();
    sweep.look();
    assertEquals(DueTableSweep.MOST_AT_ONCE, fired.size());
  }

  @Test
  void whatDoesNotComeToAnEndHoldsUpTheRestForAMinuteAtMost() {
    IntStream.range(0, DueTableSweep.MOST_AT_ONCE).forEach(i -> stored.put("hangs" + i, NOON));
    sweep.look();
    stored.put("z", NOON);
    sweep.look();
    assertFalse(fired.contains("z"));
    now = NOON.plus(Duration.ofSeconds(61));
    sweep.look();
    sweep.look();
    assertEquals(DueTableSweep.MOST_AT_ONCE + 1, fired.size());
    assertTrue(fired.contains("z"));
  }

  @Test
  void whatStaysDueIsPutOffSoThatItHoldsUpNobody() {
    stored.put("a", NOON);
    sweep.look();
    begun.get(0).completeExceptionally(new IllegalStateException("a fault that the test wants"));
    stored.put("b", NOON);
    sweep.look();
    assertEquals(1, fired.stream().filter("a"::equals).count());
    assertEquals(1, fired.stream().filter("b"::equals).count());
  }

  @Test
  void whatIsDueAnewIsDealtWithAnew() {
    stored.put("a", NOON.minus(Duration.ofHours(1)));
    sweep.look();
    begun.get(0).complete(null);
    stored.put("a", NOON);
    sweep.look();
    assertEquals(2, fired.size());
  }
}
