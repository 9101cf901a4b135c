package rookery.bot.store.people;

import jakarta.inject.Inject;
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
import rookery.bot.store.row.people.SharingRows;

/** Which servers share open tables, in the database. */
public final class StoredSharing implements SharingServers {
  private final Database database;
  private final ChangeWithMessages changes;

  @Inject
  public StoredSharing(Database database, StoredOutbox outbox, Clock clock, OutboxSignal signal) {
    this.database = database;
    this.changes = new ChangeWithMessages(database, outbox, clock, signal);
  }

  @Override
  public Optional<SharingServer> of(String server) {
    return database.ask(rows -> SharingRows.find(rows, server));
  }

  @Override
  public void keep(SharingServer sharing) {
    database.alter(rows -> SharingRows.keep(rows, sharing));
  }

  @Override
  public void end(String server) {
    database.alter(rows -> SharingRows.end(rows, server));
  }

  @Override
  public void end(SharingServer sharing, OutgoingMessage told) {
    changes.kept(Stream.of(), List.of(told), rows -> SharingRows.end(rows, sharing));
  }

  @Override
  public List<SharingServer> all() {
    return database.ask(SharingRows::all);
  }
}
