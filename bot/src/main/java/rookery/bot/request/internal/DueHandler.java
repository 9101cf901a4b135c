package rookery.bot.request.internal;

import jakarta.inject.Inject;
import java.util.concurrent.CompletionStage;
import rookery.bot.clock.DueTableSweep.Firing;
import rookery.bot.clock.DueTimes.Due;
import rookery.bot.request.TableStorage;
import rookery.bot.request.internal.leaderboard.ServerLeaderboardMessages;
import rookery.bot.request.season.BulletinUpdates;
import rookery.bot.request.season.DueSeasonWork;

/**
 * Handles what is due: steps at tables, turns of seasons, daily messages to people, and boards in
 * servers.
 */
public record DueHandler(
    InternalRequests internalRequests,
    TableStorage tables,
    StartupCheck startupCheck,
    ComputerScheduler computers,
    DailyMessages daily,
    DueSeasonWork seasons,
    ServerLeaderboardMessages boards,
    BulletinUpdates kept)
    implements Firing {
  @Inject
  public DueHandler {}

  @Override
  public CompletionStage<Void> fire(Due due) {
    return switch (due.kind()) {
      case TABLE -> fireAtTable(due);
      case PERSON -> daily.fire(due);
      case SEASON -> seasons.fire(due.id());
      case SERVER -> boards.fire(due.id());
      case BOARD -> kept.fire(due.id());
    };
  }

  private CompletionStage<Void> fireAtTable(Due due) {
    String id = "due " + due.id() + " " + due.at();
    return internalRequests
        .run(
            InternalRequests.request(id, InternalRequests.NOBODY, "due", due.id()),
            new DeadlineStep())
        .thenAccept(done -> wakeComputers(due.id()));
  }

  /**
   * Computers only start to think here, because the deadlines of other tables cannot wait for them.
   */
  private void wakeComputers(String id) {
    tables.find(id).ifPresentOrElse(computers::wake, () -> startupCheck.setAsideIfUnreadable(id));
  }
}
