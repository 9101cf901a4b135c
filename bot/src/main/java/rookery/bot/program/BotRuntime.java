package rookery.bot.program;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import rookery.bot.clock.HttpClock;
import rookery.bot.discord.DiscordEndpoint;
import rookery.bot.discord.DiscordUnavailableException;
import rookery.bot.files.OwnerOnlyFiles;
import rookery.bot.post.Pictures;
import rookery.bot.settings.Settings;
import rookery.bot.store.DatabaseName;
import rookery.bot.store.backup.Backups;
import rookery.bot.store.file.StoreUnavailableException;
import rookery.bot.vitals.HealthWatch;
import rookery.bot.vitals.Meters;
import rookery.bot.vitals.MetricsPage;
import rookery.bot.vitals.Telemetry;

/** A running bot with what its owner wants to be done and told beside it. */
final class BotRuntime implements AutoCloseable {
  private final Deque<AutoCloseable> parts = new ArrayDeque<>();
  private final RunningBot.Starter starter;
  private RunningBot bot;

  private BotRuntime(RunningBot.Starter starter) {
    this.starter = starter;
  }

  /**
   * Starts the bot; once this returns, people can play.
   *
   * @param machine the time, unless the settings name somebody to ask for it
   * @throws PortTakenException if the port for figures is in use
   * @throws rookery.bot.store.file.StoreUnavailableException if the database cannot be used
   * @throws rookery.bot.discord.DiscordUnavailableException if Discord cannot be reached
   */
  static BotRuntime start(
      RunningBot.Starter starter,
      Settings settings,
      DiscordEndpoint connection,
      Pictures painter,
      Clock machine)
      throws InterruptedException {
    BotRuntime operated = new BotRuntime(starter);
    try {
      operated.begin(settings, connection, painter, machine);
      return operated;
    } catch (RuntimeException | InterruptedException failed) {
      operated.close();
      throw failed;
    }
  }

  private void begin(Settings settings, DiscordEndpoint connection, Pictures painter, Clock machine)
      throws InterruptedException {
    DatabaseName database = settings.database();
    if (database instanceof DatabaseName.OnServer) {
      makeFolder(settings.health());
    }
    // Nobody need meet a bot that is about to end.
    settings.backups().ifPresent(Backups::check);
    Optional<Meters> meters =
        settings.metricsPort().isPresent() ? Optional.of(keep(new Meters())) : Optional.empty();
    meters.ifPresent(it -> keep(page(settings.metricsPort().getAsInt(), it)));
    Telemetry vitals = meters.map(Telemetry.class::cast).orElse(Telemetry.UNHEARD);
    Optional<Clock> asked = settings.clock().map(HttpClock::at).map(this::keep);
    Clock told = asked.orElse(machine);
    BotDependencies around =
        BotDependencies.usual(painter).by(told).heardBy(vitals).in(settings.temporary());
    Clock clock = around.clock();
    bot = keep(starter.start(database, connection, around));
    meters.ifPresent(it -> it.watch(bot::isConnected, bot::backlog, clock));
    if (database instanceof DatabaseName.InFile file) {
      settings.backups().ifPresent(p -> keep(Backups.begin(file.path(), p, clock, vitals)));
    }
    keep(
        new HealthWatch(
            settings.health(),
            bot::isConnected,
            bot::unheldSessions,
            bot::backlog,
            bot::proveWritable,
            // 'health' reads the machine's clock in a process of its own, also when it was set
            // back.
            Clock.systemUTC()));
  }

  private static void makeFolder(Path health) {
    try {
      OwnerOnlyFiles.folders(health.toAbsolutePath().getParent());
    } catch (IOException e) {
      throw StoreUnavailableException.of(
          "Can't create the folder for " + health,
          e,
          "Set PRACTICE_DATA to a file in another folder.");
    }
  }

  /** Completes when Discord has ended the connection and will take no other. */
  CompletionStage<DiscordUnavailableException> ended() {
    return bot.ended();
  }

  private static MetricsPage page(int port, Meters meters) {
    try {
      return MetricsPage.open(port, meters::text);
    } catch (IOException taken) {
      throw new PortTakenException(
          "Can't open port %d: another program is using it, or you need administrator rights for it. Set"
                  .formatted(port)
              + " METRICS_PORT to another port.",
          taken);
    }
  }

  private <T extends AutoCloseable> T keep(T part) {
    parts.push(part);
    return part;
  }

  /** Ends everything, what was begun last first. */
  @Override
  public void close() {
    while (!parts.isEmpty()) {
      end(parts.pop());
    }
  }

  private static void end(AutoCloseable part) {
    try {
      part.close();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
