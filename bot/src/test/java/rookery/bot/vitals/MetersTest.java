package rookery.bot.vitals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.LoggerFactory;
import rookery.bot.vitals.Telemetry.Delivery;

class MetersTest {
  private static final Instant NOON = Instant.parse("2026-06-01T12:00:00Z");

  private final Meters meters = new Meters();

  @AfterEach
  void close() {
    meters.close();
  }

  private void tells(String line) {
    assertTrue(meters.text().lines().anyMatch(line::equals), () -> line + "\n" + meters.text());
  }

  @Test
  void whatIsToldIsCounted() {
    meters.acknowledged(Duration.ofMillis(40));
    meters.answered(Duration.ofMillis(90));
    meters.committed(Duration.ofMillis(2), 3);
    meters.commitFailed();
    meters.painted(Duration.ofMillis(7));
    meters.tried(Delivery.SENT);
    meters.tried(Delivery.PUT_OFF);
    meters.backedUp(true);
    tells("rookery_acknowledgements_seconds_count 1");
    tells("rookery_acknowledgements_seconds_bucket{le=\"0.025\"} 0");
    tells("rookery_acknowledgements_seconds_bucket{le=\"0.06\"} 1");
    tells("rookery_answers_seconds_count 1");
    tells("rookery_commits_seconds_count 1");
    tells("rookery_commit_turns_sum 3.0");
    tells("rookery_commits_failed_total 1.0");
    tells("rookery_pictures_seconds_count 1");
    tells("rookery_deliveries_total{outcome=\"sent\"} 1.0");
    tells("rookery_deliveries_total{outcome=\"given_up\"} 0.0");
    tells("rookery_backups_total{outcome=\"written\"} 1.0");
  }

  @Test
  void theOutboxAndTheConnectionAreReadWhenAskedFor() {
    OutboxBacklog backlog = new OutboxBacklog(4, Optional.of(NOON.minusSeconds(90)));
    meters.watch(() -> true, () -> backlog, Clock.fixed(NOON, ZoneOffset.UTC));
    tells("rookery_connected 1.0");
    tells("rookery_outbox_waiting 4.0");
    tells("rookery_outbox_age_seconds 90.0");
  }

  @Test
  void errorsOfTheLogAreCounted() {
    LoggerFactory.getLogger("rookery.bot.vitals").error("An error on purpose, for a count");
    tells("logback_events_total{level=\"error\"} 1.0");
  }

  @Test
  void theyAreServedOnThisMachineOnly() throws Exception {
    try (MetricsPage page = MetricsPage.open(0, meters::text)) {
      HttpResponse<String> answer = get(page, "/metrics");
      assertEquals(200, answer.statusCode());
      assertTrue(answer.headers().firstValue("Content-Type").orElse("").startsWith("text/plain"));
      assertTrue(answer.body().contains("# TYPE rookery_commits_seconds histogram"), answer.body());
      assertEquals(404, get(page, "/").statusCode());
    }
  }

  @ParameterizedTest
  @CsvSource({"127.0.0.1, 200", "localhost, 200", "LOCALHOST, 200", "rookery.example, 403"})
  void theyAreServedUnderTheNamesOfThisMachineOnly(String host, String status) throws Exception {
    try (MetricsPage page = MetricsPage.open(0, meters::text);
        Socket socket = new Socket(InetAddress.getByName("127.0.0.1"), page.port())) {
      String request =
          "GET /metrics HTTP/1.1\r\nHost: %s:%d\r\nConnection: close\r\n\r\n"
              .formatted(host, page.port());
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertTrue(answer.startsWith("HTTP/1.1 " + status), answer);
      assertEquals(status.equals("200"), answer.contains("rookery_"));
    }
  }

  private static HttpResponse<String> get(MetricsPage page, String path) throws Exception {
    URI address = URI.create("http://127.0.0.1:" + page.port() + path);
    return HttpClient.newHttpClient()
        .send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
  }
}
