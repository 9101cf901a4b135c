package rookery.bot.turn.host;

import java.util.List;
import rookery.bot.post.Letter;
import rookery.bot.post.Post;
import rookery.bot.post.table.BoardPost;
import rookery.bot.post.table.LobbyPost;
import rookery.bot.table.LetterId;
import rookery.bot.table.Lobby;
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
    LetterId id = moment.ids().get();
    Table after = table.with(table.posted().board(id, moment.now(), table.turn()));
    if (table.match().isEmpty() && table.posted().lobby().isPresent()) {
      // Its thread must hang on the message that is there.
      after = after.with(after.posted().lobby(Lobby.sent(id)));
    }
    Letter anew = Letter.sending(id, after.address(), table.id(), post);
    return moment.followed(after, List.of(anew), letter);
  }
}
