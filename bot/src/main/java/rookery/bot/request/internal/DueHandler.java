package rookery.bot.request.internal;

import jakarta.inject.Inject;
import java.util.concurrent.CompletionStage;
import rookery.bot.clock.DueTableSweep.Firing;
import rookery.bot.clock.DueTimes.AtTable;
import rookery.bot.clock.DueTimes.Due;
import rookery.bot.clock.DueTimes.ForPerson;
import rookery.bot.request.Tables;

/** Handles what is due: steps at tables and daily messages to people. */
public final class DueHandler implements Firing {
  private final InternalRequests internalRequests;
  private final Tables tables;
  private final StartupCheck startupCheck;
  private final ComputerScheduler computers;
  private final DailyMessages daily;

  @Inject
  public DueHandler(
      InternalRequests internalRequests,
      Tables tables,
      StartupCheck startupCheck,
      ComputerScheduler computers,
      DailyMessages daily) {
    this.internalRequests = internalRequests;
    this.tables = tables;
    this.startupCheck = startupCheck;
    this.computers = computers;
    this.daily = daily;
  }

  @Override
  public CompletionStage<Void> fire(Due due) {
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
