package rookery.bot.request.internal.delivery;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.announce.RepostedTable;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableStep;
import rookery.bot.table.Table;
import rookery.bot.table.message.MessageId;

/**
 * Posts the board, the invitation or the notice about time again, because somebody deleted its
 * message.
 */
record MessageDeleted(OutgoingMessage letter) implements TableStep {
  @Override
  public RequestOutcome step(Request request, StepContext context) {
    return context
        .found()
        .filter(at -> context.isOpen())
        .flatMap(at -> anew(at, context))
        .map(anew -> context.afterFailedDelivery(anew.table(), anew.letters(), letter))
        .orElseGet(RequestOutcome::nothing);
  }

  private Optional<RepostedTable> anew(Table table, StepContext context) {
    Optional<MessageId> gone = letter.changes().map(table.posted()::original);
    if (table.posted().board().equals(gone)) {
      return Optional.of(context.reposted(table, List.of()));
    }
    return table.timing().notice().equals(gone)
        ? Optional.of(context.noticeReposted(table))
        : Optional.empty();
  }
}
