package rookery.bot.store;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import rookery.bot.seat.SharingServer;
import rookery.bot.seat.SharingServers;
import rookery.bot.store.row.SharingRows;

/** Which servers share open tables, in the database. */
public final class StoredSharing implements SharingServers {
  private final Database database;

  @Inject
  StoredSharing(Database database) {
    this.database = database;
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
  public List<SharingServer> all() {
    return database.ask(SharingRows::all);
  }
}
