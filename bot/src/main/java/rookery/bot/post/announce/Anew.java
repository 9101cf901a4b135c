package rookery.bot.post.announce;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import rookery.bot.post.Letter;
import rookery.bot.post.Post;
import rookery.bot.post.table.BoardPost;
import rookery.bot.post.table.LobbyPost;
import rookery.bot.post.table.Views;
import rookery.bot.table.LetterId;
import rookery.bot.table.Lobby;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/**
 * A table whose board, or invitation, is shown by a new message.
 *
 * @param table as it is then
 * @param letter the message
 */
public record Anew(Table table, Letter letter) {
  /**
   * Shows a table anew.
   *
   * @param called those whom the message calls
   */
  public static Anew shown(
      Table table, Views views, Supplier<LetterId> ids, Instant now, Collection<Person> called) {
    Post post =
        table.match().isPresent()
            ? new BoardPost(table, views).calling(called)
            : LobbyPost.of(table).pinging(List.copyOf(called));
    LetterId id = ids.get();
    Table after = table.with(table.posted().board(id, now, table.turn()));
    if (table.match().isEmpty() && table.posted().lobby().isPresent()) {
      // Its thread must hang on the message that is there.
      after = after.with(after.posted().lobby(Lobby.sent(id)));
    }
    return new Anew(after, Letter.sending(id, after.address(), table.id(), post));
  }
}
