package rookery.bot.store;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import rookery.bot.store.postgresql.PostgresAddress;

/** Where everything is kept, as the owner has named it. */
public sealed interface DatabaseName {
  /** What a file's name or a server's address says; empty for what is neither. */
  static Optional<DatabaseName> parse(String text) {
    try {
      return PostgresAddress.isMeant(text)
          ? PostgresAddress.parse(text).map(OnServer::new)
          : Optional.of(new InFile(Path.of(text)));
    } catch (InvalidPathException none) {
      return Optional.empty();
    }
  }

  /** A file of SQLite's, which one process has for itself. */
  record InFile(Path path) implements DatabaseName {}

  /** A database on a PostgreSQL server, which several processes may share. */
  record OnServer(PostgresAddress address) implements DatabaseName {}
}
