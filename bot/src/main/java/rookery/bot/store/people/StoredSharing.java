package rookery.bot.store.people;

import jakarta.inject.Inject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.seat.SharingServer;
import rookery.bot.seat.SharingServers;
import rookery.bot.store.Database;
import rookery.bot.store.StoredOutbox;
import rookery.bot.table.Person;

/** Which servers share open tables with one another, in the database. */
public record StoredSharing(
    Database database, StoredOutbox outbox, Clock clock, OutboxSignal signal)
    implements SharingServers {
  private static final String FIND =
      "SELECT server, channel, steward FROM sharing_servers WHERE server = ?";

  private static final String ALL =
      "SELECT server, channel, steward FROM sharing_servers ORDER BY server";

  private static final String KEEP =
      """
      INSERT INTO sharing_servers (server, channel, steward) VALUES (?1, ?2, ?3)
      ON CONFLICT (server) DO UPDATE SET channel = ?2, steward = ?3
      """;

  private static final String END = "DELETE FROM sharing_servers WHERE server = ?";

  private static final String END_AS_READ =
      "DELETE FROM sharing_servers WHERE server = ? AND channel = ? AND steward = ?";

  @Inject
  public StoredSharing {}

  @Override
  public Optional<SharingServer> of(String server) {
    return database.ask(rows -> rows.first(FIND, StoredSharing::read, server));
  }

  @Override
  public List<SharingServer> all() {
    return database.ask(rows -> rows.list(ALL, StoredSharing::read));
  }

  private static SharingServer read(ResultSet row) throws SQLException {
    return new SharingServer(row.getString(1), row.getString(2), new Person(row.getString(3)));
  }

  @Override
  public void keep(SharingServer sharing) {
    database.alter(
        rows -> rows.update(KEEP, sharing.server(), sharing.channel(), sharing.steward().id()));
  }

  @Override
  public void end(String server) {
    database.alter(rows -> rows.update(END, server));
  }

  @Override
  public void end(SharingServer sharing, OutgoingMessage told) {
    String steward = sharing.steward().id();
    changes()
        .kept(
            Stream.of(),
            List.of(told),
            rows -> rows.update(END_AS_READ, sharing.server(), sharing.channel(), steward) > 0);
  }

  private ChangeWithMessages changes() {
    return new ChangeWithMessages(database, outbox, clock, signal::ring);
  }
}
