package rookery.bot.clock;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.vitals.DaemonThreads;

/**
 * Goes as far ahead of the machine's clock as an address says, which gives the milliseconds since
 * 1970. It asks every second, and goes on as before while nobody answers.
 */
public final class HttpClock extends Clock implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(HttpClock.class);
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
  private final HttpRequest question;
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(new DaemonThreads("clock"));
  private volatile Duration ahead = Duration.ZERO;
  private boolean silent;

  private HttpClock(URI address) {
    this.question = HttpRequest.newBuilder(address).timeout(PATIENCE).build();
  }

  /** Begins to ask. */
  public static HttpClock at(URI address) {
    HttpClock clock = new HttpClock(address);
    clock.ask();
    clock.timer.scheduleWithFixedDelay(clock::ask, 1, 1, TimeUnit.SECONDS);
    return clock;
  }

  private void ask() {
    try {
      String answer = client.send(question, BodyHandlers.ofString()).body().strip();
      ahead = Duration.between(Instant.now(), Instant.ofEpochMilli(Long.parseLong(answer)));
      silent = false;
    } catch (IOException | NumberFormatException nobody) {
      if (!silent) {
        LOG.warn("CLOCK_URL doesn't answer; the clock runs on without it");
      }
      silent = true;
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
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
    throw new UnsupportedOperationException("there is one clock");
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
