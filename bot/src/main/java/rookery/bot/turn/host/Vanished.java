package rookery.bot.turn.host;

import java.util.List;
import rookery.bot.post.BoardPost;
import rookery.bot.post.Letter;
import rookery.bot.post.LobbyPost;
import rookery.bot.post.Post;
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
    Post post =
        table.match().isPresent()
            ? new BoardPost(table, moment.views()).post()
            : LobbyPost.of(table);
    Letter anew = Letter.sending(moment.ids().get(), table.address(), table.id(), post);
    Table after = table.with(table.posted().board(anew.id(), moment.now()));
    return moment.followed(after, List.of(anew), letter);
  }
}
