package rookery.bot.store.people;

import jakarta.inject.Inject;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.internal.board.ServerLeaderboards;
import rookery.bot.store.Database;
import rookery.bot.store.StoredOutbox;
import rookery.bot.store.row.EncodedMessage;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.row.people.ServerBoardRows;
import rookery.bot.store.sql.Statements;

/** The daily leaderboards in servers, in the database. */
public record StoredServerBoards(
    Database database, StoredOutbox outbox, StoredPreferences wishes, Clock clock)
    implements ServerLeaderboards {
  @Inject
  public StoredServerBoards {}

  @Override
  public Optional<Board> find(String server) {
    return database.ask(rows -> ServerBoardRows.find(rows, server));
  }

  @Override
  public void keep(String server, Board board, Optional<OutgoingMessage> letter) {
    List<EncodedMessage> written = encoded(letter);
    boolean kept =
        database.keep(
            rows -> {
              letter.ifPresent(one -> rows.hold(one.lanes()));
              boolean changed = ServerBoardRows.keep(rows, server, board);
              if (changed) {
                add(rows, written);
              }
              return changed;
            });
    if (kept) {
      outbox.keepAtHand(letter.stream().toList());
    }
  }

  @Override
  public void end(String server, Optional<OutgoingMessage> letter) {
    Set<String> lanes = letter.map(OutgoingMessage::lanes).orElse(Set.of());
    List<EncodedMessage> written = encoded(letter);
    wishes.endBoard(server, lanes, rows -> add(rows, written));
  }

  private static List<EncodedMessage> encoded(Optional<OutgoingMessage> letter) {
    return letter.map(EncodedMessage::of).stream().toList();
  }

  private void add(Statements rows, List<EncodedMessage> written) {
    written.forEach(one -> OutboxRows.add(rows, one, clock.instant()));
  }
}
