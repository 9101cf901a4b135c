package rookery.bot.turn.unasked;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Letter;
import rookery.bot.post.announce.Anew;
import rookery.bot.table.Table;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.bot.turn.Step;

/**
 * Shows the board, the invitation, or what time makes of a table anew because somebody deleted the
 * message that showed it.
 */
record Vanished(Letter letter) implements Step {
  @Override
  public Outcome step(Request request, Moment moment) {
    return moment
        .found()
        .filter(at -> moment.isOpen())
        .flatMap(at -> anew(at, moment))
        .map(anew -> moment.followed(anew.table(), anew.letters(), letter))
        .orElseGet(Outcome::nothing);
  }

  private Optional<Anew> anew(Table table, Moment moment) {
    if (table.posted().board().equals(letter.changes())) {
      return Optional.of(moment.anew(table, List.of()));
    }
    return table.timing().notice().equals(letter.changes())
        ? Optional.of(moment.noticed(table))
        : Optional.empty();
  }
}
