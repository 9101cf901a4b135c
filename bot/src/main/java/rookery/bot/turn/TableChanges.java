package rookery.bot.turn;

import jakarta.inject.Inject;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import rookery.bot.post.Announcer;
import rookery.bot.post.BoardPost;
import rookery.bot.post.Letter;
import rookery.bot.post.LetterIds;
import rookery.bot.post.LobbyPost;
import rookery.bot.post.Post;
import rookery.bot.table.Address;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.turn.Tables.Change;

/**
 * Where a table is fetched, changed, and put back together with all that must be said about it. One
 * caller at a time a table; see {@link SerialQueues}.
 */
public final class TableChanges {
  private final Tables store;
  private final Clock clock;
  private final LetterIds ids;
  private final Runnable somethingToSay;

  @Inject
  TableChanges(Tables store, Clock clock, LetterIds ids, OutboxSignal bell) {
    this.store = store;
    this.clock = clock;
    this.ids = ids;
    this.somethingToSay = bell::ring;
  }

  /**
   * The table of that id; one whose rules are no longer kept is stopped.
   *
   * @throws Refusal if there is none, or it was stopped
   */
  Table find(String id) {
    Table table = store.find(id).orElseThrow(() -> new Refusal(noSuchTable(id)));
    if (table.isOutdated()) {
      put(Optional.of(table), table.stopped(), Optional.empty());
      throw new Refusal(
          "The rules of this game were changed since it began, so it was stopped without a result.");
    }
    return table;
  }

  static String noSuchTable(String id) {
    return "There is no table \"%s\" here. /games lists yours.".formatted(id);
  }

  /** Changes a table in one step of its life, and says what must be said. */
  Table change(String id, String interaction, UnaryOperator<Table> step) {
    Table before = find(id);
    return put(Optional.of(before), step.apply(before), Optional.of(interaction));
  }

  /** Keeps a new table, and says what must be said. */
  Table open(Table table, String interaction) {
    return put(Optional.empty(), table, Optional.of(interaction));
  }

  /** Says something more about a table, and keeps what was changed with it. */
  void say(Table before, Table after, Address to, Post post) {
    Letter letter = Letter.sending(ids.get(), to, after.id(), post);
    store.save(Change.of(before, after, List.of(letter)));
    somethingToSay.run();
  }

  /** Shows the table's message, board or invitation, anew. */
  void showAgain(Table table) {
    Post post = table.match().isPresent() ? BoardPost.of(table) : LobbyPost.of(table);
    Letter board = Letter.sending(ids.get(), table.address(), table.id(), post);
    Table shown = table.with(table.posted().board(board.id(), clock.instant()));
    store.save(Change.of(table, shown, List.of(board)));
    somethingToSay.run();
  }

  private Table put(Optional<Table> before, Table after, Optional<String> interaction) {
    Announcer.Announced announced = Announcer.announce(ids, clock.instant(), before, after);
    Table kept =
        store.save(
            new Change(
                before, announced.table(), announced.letters(), interaction, Optional.empty()));
    somethingToSay.run();
    return kept;
  }
}
