package rookery.bot.store.people;

import com.google.inject.Inject;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.result.KeptBoard;
import rookery.bot.result.KeptBoards;
import rookery.bot.store.Database;
import rookery.bot.store.StoredOutbox;
import rookery.bot.store.row.people.KeptBoardRows;
import rookery.bot.store.sql.Statements;

/** The messages that are kept up in channels of servers, in the database. */
public final class StoredKeptBoards implements KeptBoards {
  private final Database database;
  private final ChangeWithMessages changes;

  @Inject
  StoredKeptBoards(Database database, StoredOutbox outbox, Clock clock, OutboxSignal signal) {
    this.database = database;
    this.changes = new ChangeWithMessages(database, outbox, clock, signal);
  }

  @Override
  public Optional<KeptBoard> of(KeptBoard.Key key) {
    return database.ask(rows -> KeptBoardRows.find(rows, key));
  }

  @Override
  public void put(KeptBoard board, List<OutgoingMessage> letters) {
    kept(
        letters,
        rows -> {
          KeptBoardRows.put(rows, board);
          return true;
        });
  }

  @Override
  public void end(KeptBoard.Key key, List<OutgoingMessage> letters) {
    kept(
        letters,
        rows -> {
          KeptBoardRows.end(rows, key);
          return true;
        });
  }

  @Override
  public boolean keep(KeptBoard before, KeptBoard after, List<OutgoingMessage> letters) {
    return kept(letters, rows -> KeptBoardRows.keep(rows, before, after));
  }

  private boolean kept(List<OutgoingMessage> letters, Predicate<Statements> change) {
    return changes.kept(Stream.of(), letters, change);
  }
}
