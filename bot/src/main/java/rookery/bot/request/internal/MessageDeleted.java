package rookery.bot.request.internal;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.announce.RepostedTable;
import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.Step;
import rookery.bot.request.StepContext;
import rookery.bot.table.Table;

/**
 * Shows the board, the invitation, or what time makes of a table anew because somebody deleted the
 * message that showed it.
 */
record MessageDeleted(OutgoingMessage letter) implements Step {
  @Override
  public Outcome step(Request request, StepContext moment) {
    return moment
        .found()
        .filter(at -> moment.isOpen())
        .flatMap(at -> anew(at, moment))
        .map(anew -> moment.followed(anew.table(), anew.letters(), letter))
        .orElseGet(Outcome::nothing);
  }

  private Optional<RepostedTable> anew(Table table, StepContext moment) {
    if (table.posted().board().equals(letter.changes())) {
      return Optional.of(moment.anew(table, List.of()));
    }
    return table.timing().notice().equals(letter.changes())
        ? Optional.of(moment.noticed(table))
        : Optional.empty();
  }
}
