package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.change;
import static rookery.bot.store.kit.StoreSamples.message;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.store.kit.StoreSamples;

/** When a lane that somebody has claimed, and whose end nobody hears of, is free again. */
@EnabledIfSystemProperty(named = "rookery.database", matches = "postgresql")
class LostClaimTest extends OutboxScript {
  private final AtomicLong nanos = new AtomicLong();
  private final OutgoingMessage answer = change("c1", "a1", HALL, "Changed.");
  private PostgresOutbox outbox;

  @BeforeEach
  void aMessageHasArrived() {
    put(message("a1", HALL, "One."));
    send("a1");
    outbox = new PostgresOutbox(kept.database(), StoreSamples.at(StoreSamples.NOON), nanos::get);
  }

  private void pass(Duration time) {
    nanos.addAndGet(time.toNanos());
  }

  @Test
  void aPressKeepsItsLaneHoweverLongItTakesUntilItAnswers() {
    assertTrue(outbox.claim(HALL));
    pass(Duration.ofMinutes(5));
    put(answer);
    assertEquals(List.of(), outbox.claim(LATER, MANY));
    assertTrue(outbox.isNext(answer));
  }

  @Test
  void anAnswerOfWhichNothingIsHeardLosesItsLaneAfterAMinute() {
    assertTrue(outbox.claim(HALL));
    put(answer);
    assertTrue(outbox.isNext(answer));
    pass(Duration.ofSeconds(59));
    assertEquals(List.of(), outbox.claim(LATER, MANY));
    pass(Duration.ofSeconds(31));
    assertEquals(List.of("c1"), names(outbox.claim(LATER, MANY)));
  }

  @Test
  void aMessageOfWhichNothingIsHeardLosesItsLaneAfterAMinute() {
    put(answer);
    assertEquals(List.of("c1"), names(outbox.claim(LATER, MANY)));
    pass(Duration.ofSeconds(61));
    assertEquals(List.of("c1"), names(outbox.claim(LATER, MANY)));
  }

  @Test
  void whoeverWasGivenUpForDeadNoLongerHoldsALane() {
    assertTrue(outbox.claim(HALL));
    assertTrue(outbox.holds(HALL));
    kept.database().alter(rows -> rows.update("DELETE FROM claims"));
    assertFalse(outbox.holds(HALL));
    put(answer);
    assertFalse(outbox.isNext(answer));
  }
}
