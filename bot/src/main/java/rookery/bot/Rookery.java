package rookery.bot;

import com.google.inject.Guice;
import com.google.inject.Injector;
import java.time.Clock;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import rookery.bot.clock.DowntimeDetector;
import rookery.bot.clock.DueTableSweep;
import rookery.bot.computer.LowPriorityThread;
import rookery.bot.daily.search.DealSearchQueue;
import rookery.bot.discord.DiscordConnection;
import rookery.bot.discord.DiscordEndpoint;
import rookery.bot.discord.DiscordUnavailableException;
import rookery.bot.discord.DiscordWiring;
import rookery.bot.outbox.Outbox;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.program.BotDependencies;
import rookery.bot.program.RunningBot;
import rookery.bot.request.internal.DueHandler;
import rookery.bot.request.internal.StartupCheck;
import rookery.bot.request.internal.delivery.ChannelWatch;
import rookery.bot.result.CurrentRatings;
import rookery.bot.review.ReviewQueue;
import rookery.bot.store.Database;
import rookery.bot.store.DatabaseName;
import rookery.bot.store.DepartedServers;
import rookery.bot.store.Housekeeping;
import rookery.bot.store.StoredResults;
import rookery.bot.store.StoredTimeRecords;
import rookery.bot.store.UnsentCounter;
import rookery.bot.vitals.OutboxBacklog;

/** The running bot: its database and its connection to Discord. */
public final class Rookery implements RunningBot {
  /** How often, in seconds, it looks for people whom a process that is gone has not answered. */
  private static final int INTERRUPTED = 15;

  private final Database database;
  private final DiscordConnection discord;
  private final Outbox outbox;
  private final LowPriorityThread computers;
  private Optional<DowntimeDetector> pulse = Optional.empty();
  private Optional<Thread> reopening = Optional.empty();
  private AutoCloseable bell = () -> {};

  private Rookery(
      Database database, DiscordConnection discord, Outbox outbox, LowPriorityThread computers) {
    this.database = database;
    this.discord = discord;
    this.outbox = outbox;
    this.computers = computers;
  }

  /**
   * Opens the database and connects; once this returns, people can play.
   *
   * @throws rookery.bot.store.file.StoreUnavailableException if the database cannot be used
   * @throws rookery.bot.discord.DiscordUnavailableException if Discord cannot be reached
   */
  public static Rookery start(DatabaseName name, DiscordEndpoint connection, BotDependencies around)
      throws InterruptedException {
    Database database = Database.open(name, around.vitals());
    LowPriorityThread computers = new LowPriorityThread(database.timer());
    Injector injector =
        Guice.createInjector(
            new DiscordWiring(connection), new BotWiring(database, connection, around, computers));
    DiscordConnection discord = injector.getInstance(DiscordConnection.class);
    Rookery rookery = new Rookery(database, discord, injector.getInstance(Outbox.class), computers);
    injector.getInstance(StoredResults.class).addMissing();
    injector.getInstance(CurrentRatings.class).prepare();
    try {
      discord.start();
      // What is old is known only once Discord has told the time.
      injector.getInstance(Housekeeping.class).start();
      rookery.keepTime(injector, around.clock());
      injector
          .getInstance(DepartedServers.class)
          .watch(
              () ->
                  Optional.of(discord)
                      .filter(DiscordConnection::isConnected)
                      .map(DiscordConnection::servers),
              discord::covers);
      database
          .scans()
          .scheduleWithFixedDelay(discord::answerInterrupted, 0, INTERRUPTED, TimeUnit.SECONDS);
      rookery.bell = database.bell(injector.getInstance(OutboxSignal.class)::ring);
      injector.getInstance(ChannelWatch.class).start(database.scans(), discord.reach());
      injector.getInstance(ReviewQueue.class).start();
      injector.getInstance(DealSearchQueue.class).start(database.scans());
      rookery.reopening = Optional.of(injector.getInstance(StartupCheck.class).start());
      return rookery;
    } catch (RuntimeException | InterruptedException failed) {
      rookery.close();
      throw failed;
    }
  }

  /** Only from here on is the bot there again, and can anything be held against anybody. */
  private void keepTime(Injector injector, Clock clock) {
    StoredTimeRecords almanac = injector.getInstance(StoredTimeRecords.class);
    // The machine's own clock tells when somebody sets it.
    DowntimeDetector beating =
        new DowntimeDetector(
            almanac, clock, Clock.systemUTC(), System::nanoTime, discord::isConnected);
    beating.begin();
    pulse = Optional.of(beating);
    DueHandler ringing = injector.getInstance(DueHandler.class);
    new DueTableSweep(almanac, ringing, clock, database.timer(), beating::beat).start();
  }

  /** Whether everything that was to be said has been said. */
  public boolean hasNothingToSay() {
    return outbox.isEmpty();
  }

  @Override
  public CompletionStage<DiscordUnavailableException> ended() {
    return discord.ended();
  }

  @Override
  public boolean isConnected() {
    return discord.isConnected();
  }

  @Override
  public Set<Integer> unheldSessions() {
    return discord.unheldSessions();
  }

  @Override
  public OutboxBacklog backlog() {
    return UnsentCounter.in(database);
  }

  @Override
  public void proveWritable() {
    database.proveWritable();
  }

  @Override
  public void close() {
    endBell();
    reopening.ifPresent(Thread::interrupt);
    computers.close();
    discord.close();
    pulse.ifPresent(DowntimeDetector::end);
    database.close();
  }

  private void endBell() {
    try {
      bell.close();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
