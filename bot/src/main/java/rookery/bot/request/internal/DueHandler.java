package rookery.bot.request.internal;

import jakarta.inject.Inject;
import java.util.concurrent.CompletionStage;
import rookery.bot.clock.DueTableSweep.Firing;
import rookery.bot.clock.DueTimes.AtTable;
import rookery.bot.clock.DueTimes.Due;
import rookery.bot.clock.DueTimes.ForPerson;
import rookery.bot.clock.DueTimes.InSeason;
import rookery.bot.clock.DueTimes.InServer;
import rookery.bot.clock.DueTimes.StandingsIn;
import rookery.bot.request.Tables;
import rookery.bot.request.internal.board.ServerBoardMessages;
import rookery.bot.request.season.SeasonTurns;
import rookery.bot.request.season.StandingsTurns;

/**
 * Handles what is due: steps at tables, turns of seasons, daily messages to people, and boards in
 * servers.
 */
public final class DueHandler implements Firing {
  private final InternalRequests internalRequests;
  private final Tables tables;
  private final StartupCheck startupCheck;
  private final ComputerScheduler computers;
  private final DailyMessages daily;
  private final SeasonTurns seasons;
  private final ServerBoardMessages boards;
  private final StandingsTurns standings;

  @Inject
  public DueHandler(
      InternalRequests internalRequests,
      Tables tables,
      StartupCheck startupCheck,
      ComputerScheduler computers,
      DailyMessages daily,
      SeasonTurns seasons,
      ServerBoardMessages boards,
      StandingsTurns standings) {
    this.internalRequests = internalRequests;
    this.tables = tables;
    this.startupCheck = startupCheck;
    this.computers = computers;
    this.daily = daily;
    this.seasons = seasons;
    this.boards = boards;
    this.standings = standings;
  }

  @Override
  public CompletionStage<Void> fire(Due due) {
    if (due instanceof InSeason season) {
      return seasons.fire(season);
    }
    if (due instanceof InServer server) {
      return boards.fire(server);
    }
    if (due instanceof StandingsIn server) {
      return standings.fire(server);
    }
    return due instanceof AtTable table ? fire(table) : daily.fire((ForPerson) due);
  }

  private CompletionStage<Void> fire(AtTable due) {
    String id = "due " + due.table() + " " + due.at();
    return internalRequests
        .run(
            InternalRequests.request(id, InternalRequests.NOBODY, "due", due.table()),
            new TimeStep())
        .thenAccept(done -> wakeComputers(due.table()));
  }

  /**
   * Computers only start to think here, because the deadlines of other tables cannot wait for them.
   */
  private void wakeComputers(String id) {
    tables.find(id).ifPresentOrElse(computers::wake, () -> startupCheck.setAsideIfUnreadable(id));
  }
}
