package rookery.bot.post.announce;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.table.BoardPost;
import rookery.bot.post.table.LobbyPost;
import rookery.bot.post.time.ClockNoticePost;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.message.MessageId;
import rookery.bot.table.message.ThreadStarter;

/** A table after its messages were sent again, because nobody can see the old ones. */
public record RepostedTable(Table table, List<OutgoingMessage> letters) {
  public RepostedTable {
    letters = List.copyOf(letters);
  }

  /**
   * Sends the board or the invitation again, and the notice about the clock if there is none.
   *
   * @param wanted the people to notify, unless they chose a daily message
   */
  public static RepostedTable shown(
      Table table,
      PromptPlan prompting,
      Supplier<MessageId> ids,
      Instant now,
      Collection<Person> wanted) {
    List<Person> called = prompting.atOnce(wanted);
    Post post =
        table.match().isPresent()
            ? new BoardPost(table, prompting.views()).calling(called)
            : LobbyPost.of(table).pinging(called);
    MessageId id = ids.get();
    Table after = table.with(table.posted().board(id, now, table.turn()));
    if (table.match().isEmpty() && table.posted().lobby().isPresent()) {
      // Its thread must belong to the message that exists.
      after = after.with(after.posted().lobby(ThreadStarter.sent(id)));
    }
    OutgoingMessage board = OutgoingMessage.sending(id, after.address(), table.id(), post);
    RepostedTable noticed = noticed(after, prompting, ids);
    return new RepostedTable(
        noticed.table(), Stream.concat(Stream.of(board), noticed.letters().stream()).toList());
  }

  /** Sends the notice about the clock, if there is something to say and no such message yet. */
  public static RepostedTable noticed(Table table, PromptPlan prompting, Supplier<MessageId> ids) {
    Optional<OutgoingMessage> notice =
        ClockNoticePost.of(table)
            .filter(post -> table.timing().notice().isEmpty())
            .map(post -> post.pinging(prompting.atOnce(ClockNoticePost.asked(table))))
            .map(post -> OutgoingMessage.sending(ids.get(), table.address(), table.id(), post));
    return new RepostedTable(
        notice.map(told -> table.with(table.timing().told(Optional.of(told.id())))).orElse(table),
        notice.stream().toList());
  }
}
