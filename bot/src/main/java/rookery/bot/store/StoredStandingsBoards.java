package rookery.bot.store;

import com.google.inject.Inject;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.result.StandingsBoard;
import rookery.bot.result.StandingsBoards;
import rookery.bot.store.row.StandingsBoardRows;
import rookery.bot.store.sql.Statements;

/** The messages with the standings of servers, in the database. */
public final class StoredStandingsBoards implements StandingsBoards {
  private final Database database;
  private final ChangeWithMessages changes;

  @Inject
  StoredStandingsBoards(Database database, StoredOutbox outbox, Clock clock, OutboxSignal signal) {
    this.database = database;
    this.changes = new ChangeWithMessages(database, outbox, clock, signal);
  }

  @Override
  public Optional<StandingsBoard> of(String server) {
    return database.ask(rows -> StandingsBoardRows.find(rows, server));
  }

  @Override
  public void put(StandingsBoard board, List<OutgoingMessage> letters) {
    kept(
        letters,
        rows -> {
          StandingsBoardRows.put(rows, board);
          return true;
        });
  }

  @Override
  public void end(String server, List<OutgoingMessage> letters) {
    kept(
        letters,
        rows -> {
          StandingsBoardRows.end(rows, server);
          return true;
        });
  }

  @Override
  public boolean keep(StandingsBoard before, StandingsBoard after, List<OutgoingMessage> letters) {
    return kept(letters, rows -> StandingsBoardRows.keep(rows, before, after));
  }

  private boolean kept(List<OutgoingMessage> letters, Predicate<Statements> change) {
    return changes.kept(Stream.of(), letters, change);
  }
}
