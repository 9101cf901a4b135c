package rookery.bot.post.announce;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import rookery.bot.post.Letter;
import rookery.bot.post.Post;
import rookery.bot.post.table.BoardPost;
import rookery.bot.post.table.LobbyPost;
import rookery.bot.post.table.NoticePost;
import rookery.bot.table.LetterId;
import rookery.bot.table.Lobby;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/**
 * A table whose messages are shown anew that nobody sees any more.
 *
 * @param table as it is then
 * @param letters the messages
 */
public record Anew(Table table, List<Letter> letters) {
  public Anew {
    letters = List.copyOf(letters);
  }

  /**
   * Shows the board, or the invitation, by a new message, and what time makes of the table where no
   * message tells it.
   *
   * @param wanted those whom the message calls, as far as they are called at once
   */
  public static Anew shown(
      Table table,
      Prompting prompting,
      Supplier<LetterId> ids,
      Instant now,
      Collection<Person> wanted) {
    List<Person> called = prompting.atOnce(wanted);
    Post post =
        table.match().isPresent()
            ? new BoardPost(table, prompting.views()).calling(called)
            : LobbyPost.of(table).pinging(called);
    LetterId id = ids.get();
    Table after = table.with(table.posted().board(id, now, table.turn()));
    if (table.match().isEmpty() && table.posted().lobby().isPresent()) {
      // Its thread must hang on the message that is there.
      after = after.with(after.posted().lobby(Lobby.sent(id)));
    }
    Letter board = Letter.sending(id, after.address(), table.id(), post);
    Anew noticed = noticed(after, prompting, ids);
    return new Anew(
        noticed.table(), Stream.concat(Stream.of(board), noticed.letters().stream()).toList());
  }

  /** Tells what time makes of a table, if there is something to tell and no message tells it. */
  public static Anew noticed(Table table, Prompting prompting, Supplier<LetterId> ids) {
    Optional<Letter> notice =
        NoticePost.of(table)
            .filter(post -> table.timing().notice().isEmpty())
            .map(post -> post.pinging(prompting.atOnce(NoticePost.asked(table))))
            .map(post -> Letter.sending(ids.get(), table.address(), table.id(), post));
    return new Anew(
        notice.map(told -> table.with(table.timing().told(Optional.of(told.id())))).orElse(table),
        notice.stream().toList());
  }
}
