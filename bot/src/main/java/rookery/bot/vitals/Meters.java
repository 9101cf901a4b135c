package rookery.bot.vitals;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.logging.LogbackMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Clock;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Counts and times events, and gives all of them in the format of Prometheus. */
public final class Meters implements Telemetry, AutoCloseable {
  /** Discord drops an interaction after three seconds; the rest shows how near we come. */
  private static final Duration[] MARKS =
      Stream.of(5, 10, 25, 60, 100, 250, 500, 1_000, 2_500, 3_000, 10_000)
          .map(Duration::ofMillis)
          .toArray(Duration[]::new);

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final LogbackMetrics logged = new LogbackMetrics();
  private final Timer acknowledgements =
      timer(
          "rookery.acknowledgements",
          "How long Discord waited for the first answer to a command or button");
  private final Timer answers =
      timer("rookery.answers", "Time until people could read the full answer");
  private final Timer commits = timer("rookery.commits", "How long it takes to save to the disk");
  private final Timer pictures = timer("rookery.pictures", "How long it takes to paint a picture");
  private final DistributionSummary turns =
      DistributionSummary.builder("rookery.commit.turns")
          .description("Changes saved in one commit")
          .register(registry);
  private final Counter failedCommits =
      Counter.builder("rookery.commits.failed")
          .description("Changes that couldn't be saved")
          .register(registry);
  private final Map<Delivery, Counter> deliveries = new EnumMap<>(Delivery.class);
  private final Map<Boolean, Counter> backups =
      Map.of(true, backups("written"), false, backups("failed"));

  public Meters() {
    for (Delivery outcome : Delivery.values()) {
      deliveries.put(
          outcome,
          Counter.builder("rookery.deliveries")
              .description("Attempts to send a message from the outbox")
              .tag("outcome", outcome.name().toLowerCase(Locale.ROOT))
              .register(registry));
    }
    // Errors are what the log says at ERROR and WARN: logback_events_total.
    logged.bindTo(registry);
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new FileDescriptorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
  }

  private Timer timer(String name, String description) {
    return Timer.builder(name)
        .description(description)
        .serviceLevelObjectives(MARKS)
        .register(registry);
  }

  private Counter backups(String outcome) {
    return Counter.builder("rookery.backups")
        .description("Automatic backups")
        .tag("outcome", outcome)
        .register(registry);
  }

  /** Adds gauges that are read at each scrape. */
  public void watch(BooleanSupplier connected, Supplier<OutboxBacklog> backlog, Clock clock) {
    Gauge.builder("rookery.connected", () -> connected.getAsBoolean() ? 1 : 0)
        .description("Whether the bot is connected to Discord")
        .register(registry);
    Gauge.builder("rookery.outbox.waiting", () -> backlog.get().waiting())
        .description("Messages waiting to be sent")
        .register(registry);
    Gauge.builder("rookery.outbox.age", () -> seconds(backlog.get().age(clock.instant())))
        .description("How long the oldest message has waited")
        .baseUnit("seconds")
        .register(registry);
  }

  private static double seconds(Duration time) {
    return time.toMillis() / 1_000.0;
  }

  /** Everything, in Prometheus's text format. */
  public String text() {
    return registry.scrape();
  }

  @Override
  public void acknowledged(Duration since) {
    acknowledgements.record(since);
  }

  @Override
  public void answered(Duration since) {
    answers.record(since);
  }

  @Override
  public void committed(Duration took, int together) {
    commits.record(took);
    turns.record(together);
  }

  @Override
  public void commitFailed() {
    failedCommits.increment();
  }

  @Override
  public void painted(Duration took) {
    pictures.record(took);
  }

  @Override
  public void tried(Delivery outcome) {
    deliveries.get(outcome).increment();
  }

  @Override
  public void backedUp(boolean well) {
    backups.get(well).increment();
  }

  @Override
  public void close() {
    logged.close();
    registry.close();
  }
}
