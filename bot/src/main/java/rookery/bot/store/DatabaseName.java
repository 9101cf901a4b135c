package rookery.bot.store;

import java.nio.file.Path;
import rookery.bot.store.server.ServerAddress;

/** Where everything is kept, as the owner has named it. */
public sealed interface DatabaseName {
  /** A file of SQLite's, which one process has for itself. */
  record InFile(Path path) implements DatabaseName {}

  /** A database on a PostgreSQL server, which several processes may share. */
  record OnServer(ServerAddress address) implements DatabaseName {}
}
