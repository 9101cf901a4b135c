package rookery.bot.outbox;

import static org.awaitility.Awaitility.await;

import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WakeUpTimerTest {
  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
  private final AtomicInteger rings = new AtomicInteger();
  private final WakeUpTimer alarm = new WakeUpTimer(timer, this::rings);

  private void rings() {
    if (rings.incrementAndGet() == 1) {
      alarm.at(NOON, NOON.plusMillis(20));
    }
  }

  @AfterEach
  void end() {
    timer.shutdownNow();
  }

  @Test
  void whoeverHearsTheBellCanSetItAgainAtOnce() {
    alarm.at(NOON, NOON.plusMillis(10));
    await().until(() -> rings.get() == 2);
  }
}
