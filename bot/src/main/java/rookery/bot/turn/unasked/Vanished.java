package rookery.bot.turn.unasked;

import java.util.List;
import rookery.bot.post.Letter;
import rookery.bot.post.announce.Anew;
import rookery.bot.table.Table;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.bot.turn.Step;

/** Shows the board, or the invitation, anew because somebody deleted the message that showed it. */
record Vanished(Letter letter) implements Step {
  @Override
  public Outcome step(Request request, Moment moment) {
    return moment
        .found()
        .filter(at -> moment.isOpen())
        .filter(at -> at.posted().board().equals(letter.changes()))
        .map(at -> shown(at, moment))
        .orElseGet(Outcome::nothing);
  }

  private Outcome shown(Table table, Moment moment) {
    Anew anew = moment.anew(table, List.of());
    return moment.followed(anew.table(), List.of(anew.letter()), letter);
  }
}
