package rookery.bot.request.internal;

import jakarta.inject.Inject;
import java.util.concurrent.CompletionStage;
import rookery.bot.clock.DueTableSweep.Firing;
import rookery.bot.clock.DueTimes.AtTable;
import rookery.bot.clock.DueTimes.Due;
import rookery.bot.clock.DueTimes.ForPerson;
import rookery.bot.clock.DueTimes.InSeason;
import rookery.bot.clock.DueTimes.InServer;
import rookery.bot.clock.DueTimes.KeptBoardDue;
import rookery.bot.request.TableStorage;
import rookery.bot.request.internal.board.ServerLeaderboardMessages;
import rookery.bot.request.season.DueSeasonWork;
import rookery.bot.request.season.KeptBoardUpdates;

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
    KeptBoardUpdates kept)
    implements Firing {
  @Inject
  public DueHandler {}

  @Override
  public CompletionStage<Void> fire(Due due) {
    if (due instanceof InSeason season) {
      return seasons.fire(season);
    }
    if (due instanceof InServer server) {
      return boards.fire(server);
    }
    if (due instanceof KeptBoardDue board) {
      return kept.fire(board);
    }
    return due instanceof AtTable table ? fire(table) : daily.fire((ForPerson) due);
  }

  private CompletionStage<Void> fire(AtTable due) {
    String id = "due " + due.table() + " " + due.at();
    return internalRequests
        .run(
            InternalRequests.request(id, InternalRequests.NOBODY, "due", due.table()),
            new DeadlineStep())
        .thenAccept(done -> wakeComputers(due.table()));
  }

  /**
   * Computers only start to think here, because the deadlines of other tables cannot wait for them.
   */
  private void wakeComputers(String id) {
    tables.find(id).ifPresentOrElse(computers::wake, () -> startupCheck.setAsideIfUnreadable(id));
  }
}
