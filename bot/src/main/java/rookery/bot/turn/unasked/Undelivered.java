package rookery.bot.turn.unasked;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Letter;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Address;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.bot.turn.Step;
import rookery.engine.Seat;

/**
 * Tells the channel that somebody cannot be written to, once, because a secret prompt could not be
 * delivered. Says that there is something to choose, never what.
 */
record Undelivered(Letter letter) implements Step {
  @Override
  public Outcome step(Request request, Moment moment) {
    // A change follows from what somebody did, perhaps in secret, so it must not be seen to fail.
    Optional<Table> playing =
        moment
            .found()
            .filter(at -> letter.changes().isEmpty() && letter.address() instanceof Address.Direct)
            .filter(at -> at.stage() == Stage.PLAYING && !at.isOutdated());
    return playing
        .flatMap(at -> at.seating().seatOf(request.who()).map(seat -> told(at, seat, moment)))
        .orElseGet(Outcome::nothing);
  }

  private Outcome told(Table table, Seat seat, Moment moment) {
    if (table.posted().unreachable().contains(seat)) {
      return Outcome.nothing();
    }
    Table after = table.with(table.posted().withoutPrompt(seat).unreachable(seat));
    Letter note =
        Letter.sending(moment.ids().get(), table.address(), table.id(), note(table, moment));
    return moment.followed(after, List.of(note), letter);
  }

  private static Post note(Table table, Moment moment) {
    String words =
        "%s, I cannot write to you in private: choose here in %s; only you see what it shows.";
    return Post.words(words.formatted(moment.request().who().mention(), table.title()))
        .with(new Button(ControlId.of(Verb.MOVE, table), "Choose in private", Look.MAIN))
        .pinging(List.of(moment.request().who()));
  }
}
