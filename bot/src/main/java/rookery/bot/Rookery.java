package rookery.bot;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.time.Clock;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import rookery.bot.clock.DowntimeDetector;
import rookery.bot.clock.DueTableSweep;
import rookery.bot.command.Commands;
import rookery.bot.command.info.LicenceNotice;
import rookery.bot.command.puzzle.PuzzlesAhead;
import rookery.bot.computer.LowPriorityThread;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.daily.DailyStore;
import rookery.bot.daily.search.DealSearchQueue;
import rookery.bot.discord.DiscordConnection;
import rookery.bot.discord.DiscordEndpoint;
import rookery.bot.discord.DiscordUnavailableException;
import rookery.bot.discord.DiscordWiring;
import rookery.bot.discord.interaction.DeferralDelay;
import rookery.bot.files.TemporaryFolder;
import rookery.bot.fleet.Fleet;
import rookery.bot.outbox.DeferredAnswers;
import rookery.bot.outbox.MonotonicClock;
import rookery.bot.outbox.Outbox;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.outbox.UndeliverableHandler;
import rookery.bot.picture.CachedPictures;
import rookery.bot.picture.PictureTimer;
import rookery.bot.post.MessageIds;
import rookery.bot.post.Pictures;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.preference.PreferenceStore;
import rookery.bot.program.BotDependencies;
import rookery.bot.program.Licences;
import rookery.bot.program.RunningBot;
import rookery.bot.program.Version;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.CommandList;
import rookery.bot.request.TableStorage;
import rookery.bot.request.host.SaveListener;
import rookery.bot.request.internal.ComputerScheduler;
import rookery.bot.request.internal.DailyMessageTimes;
import rookery.bot.request.internal.DueHandler;
import rookery.bot.request.internal.OpenTables;
import rookery.bot.request.internal.StartupCheck;
import rookery.bot.request.internal.board.ServerLeaderboards;
import rookery.bot.request.internal.delivery.ChannelWatch;
import rookery.bot.request.internal.delivery.DeliveryFailureSteps;
import rookery.bot.result.CurrentRatings;
import rookery.bot.result.KeptBoards;
import rookery.bot.review.ReviewNews;
import rookery.bot.review.ReviewQueue;
import rookery.bot.review.ReviewStore;
import rookery.bot.season.SeasonStore;
import rookery.bot.seat.SeatStore;
import rookery.bot.seat.SharingServers;
import rookery.bot.store.Database;
import rookery.bot.store.DatabaseName;
import rookery.bot.store.DepartedServers;
import rookery.bot.store.Housekeeping;
import rookery.bot.store.PostgresOutbox;
import rookery.bot.store.SqliteOutbox;
import rookery.bot.store.StoredDeferrals;
import rookery.bot.store.StoredOpenTables;
import rookery.bot.store.StoredOutbox;
import rookery.bot.store.StoredResults;
import rookery.bot.store.StoredReviews;
import rookery.bot.store.StoredTimeRecords;
import rookery.bot.store.TableStore;
import rookery.bot.store.UnsentCounter;
import rookery.bot.store.people.StoredDailyMessageTimes;
import rookery.bot.store.people.StoredDeals;
import rookery.bot.store.people.StoredKeptBoards;
import rookery.bot.store.people.StoredPreferences;
import rookery.bot.store.people.StoredSeasons;
import rookery.bot.store.people.StoredSeats;
import rookery.bot.store.people.StoredServerBoards;
import rookery.bot.store.people.StoredSharing;
import rookery.bot.table.TimeRecords;
import rookery.bot.vitals.OutboxBacklog;
import rookery.bot.vitals.Telemetry;

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
            new DiscordWiring(connection), new Wiring(database, connection, around, computers));
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

  /** Brings together what the parts need of one another. */
  private static final class Wiring extends AbstractModule {
    private final Database database;
    private final DiscordEndpoint connection;
    private final BotDependencies around;
    private final ThinkingExecutor computers;

    Wiring(
        Database database,
        DiscordEndpoint connection,
        BotDependencies around,
        ThinkingExecutor computers) {
      this.database = database;
      this.connection = connection;
      this.around = around;
      this.computers = computers;
    }

    @Override
    protected void configure() {
      bind(Database.class).toInstance(database);
      bind(TableStorage.class).to(TableStore.class);
      bind(OpenTables.class).to(StoredOpenTables.class);
      bind(StoredOutbox.class).to(database.isShared() ? PostgresOutbox.class : SqliteOutbox.class);
      bind(Outbox.class).to(StoredOutbox.class);
      bind(DeferredAnswers.class).to(StoredDeferrals.class);
      bind(PreferenceReader.class).to(StoredPreferences.class);
      bind(PreferenceStore.class).to(StoredPreferences.class);
      bind(DailyMessageTimes.class).to(StoredDailyMessageTimes.class);
      bind(ServerLeaderboards.class).to(StoredServerBoards.class);
      bind(Clock.class).to(MonotonicClock.class);
      bind(MonotonicClock.class).toInstance(around.clock());
      bind(ReviewStore.class).to(StoredReviews.class);
      bind(DailyStore.class).to(StoredDeals.class);
      bind(SeasonStore.class).to(StoredSeasons.class);
      bind(SeatStore.class).to(StoredSeats.class);
      bind(SharingServers.class).to(StoredSharing.class);
      bind(KeptBoards.class).to(StoredKeptBoards.class);
      bind(TimeRecords.class).to(StoredTimeRecords.class);
      bind(RequestRandomSource.class).toInstance(around.chance());
      bind(DeferralDelay.class).toInstance(around.patience());
      bind(TemporaryFolder.class).toInstance(around.temporary());
      bind(Telemetry.class).toInstance(around.vitals());
      bind(UndeliverableHandler.class).to(DeliveryFailureSteps.class);
      bind(SaveListener.class).to(ComputerScheduler.class);
      bind(ThinkingExecutor.class).toInstance(computers);
    }

    /** A proxy sees to the pace of all that go by it; so does the practice room. */
    @Provides
    @Singleton
    Fleet fleet() {
      return database.fleet(connection.shards(), connection.range(), connection.isByProxy());
    }

    @Provides
    @Singleton
    CurrentRatings ratings(StoredResults results) {
      return new CurrentRatings(results, database.scans());
    }

    @Provides
    @Singleton
    CommandList commands(
        Pictures pictures,
        CurrentRatings ratings,
        ReviewQueue reviews,
        DailyStore deals,
        SeasonStore seasons,
        SeatStore seats,
        SharingServers sharing,
        KeptBoards boards) {
      // Past positions are shown once: kept, they would push the present boards out of the cache.
      return Commands.all(
          new LicenceNotice(
              Version.text(), rookery.render.ArtworkNotice.text() + "\n" + Licences.text()),
          painted(),
          computers,
          new PuzzlesAhead(computers, pictures),
          ratings,
          reviews,
          deals,
          seasons,
          seats,
          sharing,
          boards);
    }

    @Provides
    @Singleton
    ReviewQueue reviews(
        ReviewStore store, TableStorage tables, MessageIds ids, OutboxSignal signal) {
      return new ReviewQueue(
          store, computers, tables::find, new ReviewNews(ids, tables::find, signal));
    }

    @Provides
    @Singleton
    DealSearchQueue searches(DailyStore deals, Clock clock) {
      return new DealSearchQueue(deals, computers, clock);
    }

    @Provides
    @Singleton
    Pictures pictures() {
      return new CachedPictures(painted());
    }

    private Pictures painted() {
      return new PictureTimer(around.painter(), around.vitals());
    }
  }
}
