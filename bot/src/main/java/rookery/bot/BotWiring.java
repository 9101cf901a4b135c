package rookery.bot;

import com.google.inject.Binder;
import com.google.inject.Module;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.time.Clock;
import rookery.bot.command.Commands;
import rookery.bot.command.info.LicenceNotice;
import rookery.bot.command.puzzle.PuzzlesAhead;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.daily.DailyStore;
import rookery.bot.daily.search.DealSearchQueue;
import rookery.bot.discord.DiscordEndpoint;
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
import rookery.bot.program.Version;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.CommandList;
import rookery.bot.request.TableStorage;
import rookery.bot.request.host.SaveListener;
import rookery.bot.request.internal.ComputerScheduler;
import rookery.bot.request.internal.DailyMessageTimes;
import rookery.bot.request.internal.OpenTables;
import rookery.bot.request.internal.delivery.DeliveryFailureSteps;
import rookery.bot.request.internal.leaderboard.ServerLeaderboards;
import rookery.bot.result.Bulletins;
import rookery.bot.result.CurrentRatings;
import rookery.bot.review.ReviewNews;
import rookery.bot.review.ReviewQueue;
import rookery.bot.review.ReviewStore;
import rookery.bot.season.SeasonStore;
import rookery.bot.seat.SeatStore;
import rookery.bot.seat.SharingServers;
import rookery.bot.store.Database;
import rookery.bot.store.PostgresOutbox;
import rookery.bot.store.SqliteOutbox;
import rookery.bot.store.StoredDeferrals;
import rookery.bot.store.StoredOpenTables;
import rookery.bot.store.StoredOutbox;
import rookery.bot.store.StoredResults;
import rookery.bot.store.StoredReviews;
import rookery.bot.store.StoredTimeRecords;
import rookery.bot.store.TableStore;
import rookery.bot.store.people.StoredBulletins;
import rookery.bot.store.people.StoredDailyMessageTimes;
import rookery.bot.store.people.StoredDeals;
import rookery.bot.store.people.StoredPreferences;
import rookery.bot.store.people.StoredSeasons;
import rookery.bot.store.people.StoredSeats;
import rookery.bot.store.people.StoredServerLeaderboards;
import rookery.bot.store.people.StoredSharing;
import rookery.bot.table.TimeRecords;
import rookery.bot.vitals.Telemetry;

/** Brings together what the parts need of one another. */
record BotWiring(
    Database database,
    DiscordEndpoint connection,
    BotDependencies around,
    ThinkingExecutor computers)
    implements Module {
  @Override
  public void configure(Binder binder) {
    binder.bind(Database.class).toInstance(database);
    binder.bind(TableStorage.class).to(TableStore.class);
    binder.bind(OpenTables.class).to(StoredOpenTables.class);
    binder
        .bind(StoredOutbox.class)
        .to(database.isShared() ? PostgresOutbox.class : SqliteOutbox.class);
    binder.bind(Outbox.class).to(StoredOutbox.class);
    binder.bind(DeferredAnswers.class).to(StoredDeferrals.class);
    binder.bind(PreferenceReader.class).to(StoredPreferences.class);
    binder.bind(PreferenceStore.class).to(StoredPreferences.class);
    binder.bind(DailyMessageTimes.class).to(StoredDailyMessageTimes.class);
    binder.bind(ServerLeaderboards.class).to(StoredServerLeaderboards.class);
    binder.bind(Clock.class).to(MonotonicClock.class);
    binder.bind(MonotonicClock.class).toInstance(around.clock());
    binder.bind(ReviewStore.class).to(StoredReviews.class);
    binder.bind(DailyStore.class).to(StoredDeals.class);
    binder.bind(SeasonStore.class).to(StoredSeasons.class);
    binder.bind(SeatStore.class).to(StoredSeats.class);
    binder.bind(SharingServers.class).to(StoredSharing.class);
    binder.bind(Bulletins.class).to(StoredBulletins.class);
    binder.bind(TimeRecords.class).to(StoredTimeRecords.class);
    binder.bind(RequestRandomSource.class).toInstance(around.chance());
    binder.bind(DeferralDelay.class).toInstance(around.patience());
    binder.bind(TemporaryFolder.class).toInstance(around.temporary());
    binder.bind(Telemetry.class).toInstance(around.vitals());
    binder.bind(UndeliverableHandler.class).to(DeliveryFailureSteps.class);
    binder.bind(SaveListener.class).to(ComputerScheduler.class);
    binder.bind(ThinkingExecutor.class).toInstance(computers);
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
      Bulletins bulletins) {
    // Past positions are shown once: kept, they would push the present boards out of the cache.
    return new Commands(
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
            bulletins)
        .all();
  }

  @Provides
  @Singleton
  ReviewQueue reviews(ReviewStore store, TableStorage tables, MessageIds ids, OutboxSignal signal) {
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
