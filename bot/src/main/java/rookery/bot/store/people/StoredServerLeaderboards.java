package rookery.bot.store.people;

import jakarta.inject.Inject;
import java.time.Clock;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.internal.leaderboard.ServerLeaderboards;
import rookery.bot.store.Database;
import rookery.bot.store.StoredOutbox;
import rookery.bot.store.row.EncodedMessage;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.row.people.ServerLeaderboardRows;

/** The daily leaderboards in servers, in the database. */
public record StoredServerLeaderboards(
    Database database, StoredOutbox outbox, StoredPreferences wishes, Clock clock)
    implements ServerLeaderboards {
  @Inject
  public StoredServerLeaderboards {}

  @Override
  public Optional<Board> find(String server) {
    return database.ask(rows -> ServerLeaderboardRows.find(rows, server));
  }

  @Override
  public void keep(String server, Board board, Optional<OutgoingMessage> letter) {
    new ChangeWithMessages(database, outbox, clock)
        .kept(
            Stream.of(),
            letter.stream().toList(),
            rows -> ServerLeaderboardRows.keep(rows, server, board));
  }

  @Override
  public void end(String server, Optional<OutgoingMessage> letter) {
    Set<String> lanes = letter.map(OutgoingMessage::lanes).orElse(Set.of());
    Optional<EncodedMessage> written = letter.map(EncodedMessage::of);
    wishes.endBoard(
        server,
        lanes,
        rows -> written.ifPresent(one -> OutboxRows.add(rows, one, clock.instant())));
  }
}
