package rookery.bot.store.people;

import com.google.inject.Inject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.result.Bulletin;
import rookery.bot.result.BulletinKind;
import rookery.bot.result.Bulletins;
import rookery.bot.store.Database;
import rookery.bot.store.StoredOutbox;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.message.MessageId;

/** Which messages are kept up in channels of servers, and what stands there, in the database. */
public record StoredBulletins(
    Database database, StoredOutbox outbox, Clock clock, OutboxSignal signal) implements Bulletins {
  private static final String FIND =
      """
      SELECT kind, server, channel, message, shown, due FROM kept_boards
      WHERE kind = ? AND server = ?
      """;

  private static final String PUT =
      """
      INSERT INTO kept_boards (kind, server, channel, message, shown, due)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT (kind, server) DO UPDATE SET channel = ?3, message = ?4, shown = ?5, due = ?6
      """;

  private static final String KEEP =
      """
      UPDATE kept_boards SET message = ?5, shown = ?6, due = ?7
      WHERE kind = ?1 AND server = ?2 AND channel = ?3 AND due = ?4
      """;

  private static final String END = "DELETE FROM kept_boards WHERE kind = ? AND server = ?";

  @Inject
  public StoredBulletins {}

  @Override
  public Optional<Bulletin> of(Bulletin.Key key) {
    return database.ask(
        rows -> rows.first(FIND, StoredBulletins::bulletin, key.kind().id(), key.server()));
  }

  private static Bulletin bulletin(ResultSet row) throws SQLException {
    long message = row.getLong("message");
    Optional<MessageId> sent =
        row.wasNull() ? Optional.empty() : Optional.of(new MessageId(message));
    return new Bulletin(
        new Bulletin.Key(BulletinKind.of(row.getString("kind")), row.getString("server")),
        row.getString("channel"),
        sent,
        row.getString("shown"),
        NanoTimestamps.instant(row.getLong("due")));
  }

  @Override
  public void put(Bulletin bulletin, List<OutgoingMessage> letters) {
    kept(
        letters,
        rows ->
            rows.update(
                    PUT,
                    bulletin.key().kind().id(),
                    bulletin.key().server(),
                    bulletin.channel(),
                    bulletin.message().map(MessageId::number).orElse(null),
                    bulletin.shown(),
                    NanoTimestamps.of(bulletin.due()))
                == 1);
  }

  @Override
  public void end(Bulletin.Key key, List<OutgoingMessage> letters) {
    kept(
        letters,
        rows -> {
          rows.update(END, key.kind().id(), key.server());
          return true;
        });
  }

  @Override
  public boolean keep(Bulletin before, Bulletin after, List<OutgoingMessage> letters) {
    return kept(
        letters,
        rows ->
            rows.update(
                    KEEP,
                    before.key().kind().id(),
                    before.key().server(),
                    before.channel(),
                    NanoTimestamps.of(before.due()),
                    after.message().map(MessageId::number).orElse(null),
                    after.shown(),
                    NanoTimestamps.of(after.due()))
                == 1);
  }

  private boolean kept(List<OutgoingMessage> letters, Predicate<Statements> change) {
    return changes().kept(Stream.of(), letters, change);
  }

  private ChangeWithMessages changes() {
    return new ChangeWithMessages(database, outbox, clock, signal::ring);
  }
}
