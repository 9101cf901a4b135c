package rookery.bot.store.file;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.exception.FlywayValidateException;

/** The tables of the database, brought to their present form by the migrations in order. */
public final class Schema {
  private static final String OF_FILES = "classpath:rookery/bot/store/migrations";
  private static final String OF_SERVERS = "classpath:rookery/bot/store/postgresql/migrations";

  /** What the first migration writes into the file's header: "Rook". */
  private static final int APPLICATION = 0x526F6F6B;

  private static final String STRANGERS =
      """
      SELECT count(*) FROM sqlite_master
      WHERE name NOT LIKE 'flyway%' AND name NOT LIKE 'sqlite%'
      """;

  /** Finds a migration in one place: to look for more of its name takes longer than to read it. */
  private static final ClassLoader NEAREST =
      new ClassLoader(Schema.class.getClassLoader()) {
        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
          return name.startsWith("rookery/")
              ? Collections.enumeration(Stream.ofNullable(getResource(name)).toList())
              : super.getResources(name);
        }
      };

  private final String name;
  private final Flyway flyway;

  private Schema(DataSource source, String migrations, String name) {
    this.name = name;
    this.flyway =
        Flyway.configure(NEAREST)
            .dataSource(source)
            .locations(migrations)
            // All in one transaction: an upgrade that fails has changed nothing.
            .group(true)
            .failOnMissingLocations(true)
            .ignoreMigrationPatterns(new String[0])
            .load();
  }

  /** That of a file. */
  public static Schema inFile(DataSource source, Path file) {
    return new Schema(source, OF_FILES, file.toString());
  }

  /**
   * That of a database on a server.
   *
   * @param name for the owner
   */
  public static Schema onServer(DataSource source, String name) {
    return new Schema(source, OF_SERVERS, name);
  }

  /** Whether the file is empty or was made by a Rookery. */
  static boolean isOurs(Connection connection) throws SQLException {
    return number(connection, "PRAGMA application_id") == APPLICATION
        || number(connection, STRANGERS) == 0;
  }

  private static int number(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      return row.getInt(1);
    }
  }

  /**
   * Runs the migrations that the database has not seen: all of them, or none if one fails.
   *
   * @throws StoreUnavailableException if it has seen some that this Rookery does not know
   * @throws FlywayException if they fail
   */
  public void migrate() {
    try {
      flyway.migrate();
    } catch (FlywayValidateException e) {
      throw new StoreUnavailableException(mismatch(), e);
    }
  }

  private String mismatch() {
    boolean newer =
        Arrays.stream(flyway.info().all())
            .map(MigrationInfo::getState)
            .anyMatch(state -> state.isApplied() && !state.isResolved());
    return newer
        ? "%s was written by a newer version of Rookery. Run that version, or restore an earlier backup."
            .formatted(name)
        : "%s was written by another build of Rookery. Run that build, or restore a backup."
            .formatted(name);
  }
}
