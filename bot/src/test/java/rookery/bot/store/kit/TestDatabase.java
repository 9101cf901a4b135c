package rookery.bot.store.kit;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.opentest4j.TestAbortedException;
import rookery.bot.store.Database;
import rookery.bot.store.DatabaseName;
import rookery.bot.store.postgresql.PostgresAddress;
import rookery.bot.vitals.Telemetry;

/**
 * Where tests keep what they keep: in files; or, where the property {@code rookery.database} says
 * so, on a PostgreSQL server, each file's name standing for a database of its own. {@code
 * ROOKERY_POSTGRES} may name a server's database, whose user can create others; else a server is
 * started for these tests.
 */
public final class TestDatabase {
  private static final String SERVER = "ROOKERY_POSTGRES";
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /** Where Linux keeps files in memory. */
  private static final Path MEMORY = Path.of("/dev/shm");

  private static final long ROOM_IN_MEMORY = 2L << 30;

  /** The names of what is there on the server, with the folder that each stands for a file in. */
  private static final Map<String, Path> CREATED = new ConcurrentHashMap<>();

  private TestDatabase() {}

  /** Whether these tests are those of the server. */
  public static boolean isOnServer() {
    return System.getProperty("rookery.database", "").equals("postgresql");
  }

  /** What another process must be told on its command line to test the same kind. */
  public static List<String> properties() {
    return isOnServer() ? List.of("-Drookery.database=postgresql") : List.of();
  }

  /** What another process must be told in its environment to find the same server. */
  public static Map<String, String> environment() {
    return isOnServer() ? Map.of(SERVER, server()) : Map.of();
  }

  private static String server() {
    return Started.SERVER.orElseThrow(() -> new TestAbortedException(Started.why));
  }

  /** The database that stands for that file, on the kind that is tested. */
  public static DatabaseName at(Path file) {
    return isOnServer() ? onServer(file) : new DatabaseName.InFile(file);
  }

  /** The same, with its tables made: a new one is a copy, which takes a third of the time. */
  public static DatabaseName withTables(Path file) {
    if (isOnServer()) {
      createIfMissing(nameFor(file), file, " TEMPLATE " + TemplateOnServer.NAME);
    } else if (!Files.exists(file)) {
      copy(Template.FILE, file);
    }
    return at(file);
  }

  private static void copy(Path from, Path to) {
    try {
      Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The one in that file itself, open. */
  public static Database inFile(Path file) {
    return Database.open(new DatabaseName.InFile(file), Telemetry.UNHEARD);
  }

  /** What {@link #at} gives as an owner names it. */
  public static String named(Path file) {
    return isOnServer() ? address(file) : file.toString();
  }

  /** The one on a server that stands for that file; a new one where there is none yet. */
  public static DatabaseName onServer(Path file) {
    return onServer(address(file));
  }

  private static DatabaseName onServer(String address) {
    return new DatabaseName.OnServer(PostgresAddress.parse(address).orElseThrow());
  }

  /** The same as an owner writes it. */
  public static String address(Path file) {
    String name = nameFor(file);
    createIfMissing(name, file, "");
    return addressOf(name);
  }

  private static String nameFor(Path file) {
    return "t" + Integer.toUnsignedString(file.toAbsolutePath().toString().hashCode());
  }

  private static String addressOf(String name) {
    String server = server();
    return server.substring(0, server.lastIndexOf('/') + 1) + name;
  }

  /** Asks the server once; without one the test is skipped. */
  private static void createIfMissing(String name, Path file, String from) {
    String server = server();
    if (CREATED.putIfAbsent(name, folderOf(file)) == null) {
      try (Statement statement = Creating.on(server).createStatement()) {
        dropWhatIsOver(statement);
        String same = "SELECT 1 FROM pg_database WHERE datname = '%s'".formatted(name);
        if (!statement.executeQuery(same).next()) {
          statement.execute("CREATE DATABASE " + name + from);
        }
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static Path folderOf(Path file) {
    return Stream.iterate(file.toAbsolutePath().getParent(), Path::getParent)
        .filter(Files::exists)
        .findFirst()
        .orElseThrow();
  }

  /** A test whose folder is gone is over; its database would keep its room until the end. */
  private static void dropWhatIsOver(Statement statement) throws SQLException {
    for (Map.Entry<String, Path> created : List.copyOf(CREATED.entrySet())) {
      if (!Files.exists(created.getValue())) {
        statement.execute("DROP DATABASE IF EXISTS %s WITH (FORCE)".formatted(created.getKey()));
        CREATED.remove(created.getKey());
      }
    }
  }

  /**
   * On a server, what processes have agreed on with one another becomes older by that time: what
   * has been gone for so long is found dead, and the next session need not wait for the last. A
   * file is never shared.
   */
  public static void passes(Duration time, Path file) {
    if (isOnServer()) {
      String earlier = " - interval '%d ms'".formatted(time.toMillis());
      execute(address(file), "UPDATE processes SET until = until" + earlier);
      execute(address(file), "UPDATE paces SET next = next" + earlier);
    }
  }

  /** Carries out SQL as another program would. */
  public static void execute(String address, String sql) {
    try (Connection connection = connection(address);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The first column of what another program would find. */
  public static List<String> words(String address, String sql) {
    try (Connection connection = connection(address);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      List<String> words = new ArrayList<>();
      while (rows.next()) {
        words.add(rows.getString(1));
      }
      return words;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** As another program has it. */
  public static Connection connection(String address) throws SQLException {
    PostgresAddress at = PostgresAddress.parse(address).orElseThrow();
    return DriverManager.getConnection(
        "jdbc:postgresql://%s/%s?%s".formatted(at.host(), at.name(), at.properties()),
        at.user(),
        at.password());
  }

  /** A database without any rows, made once in a process. */
  private static final class Template {
    static final Path FILE = made();

    private static Path made() {
      try {
        Path folder = Files.createTempDirectory("rookery-template");
        Path file = folder.resolve("rookery.db");
        inFile(file).close();
        folder.toFile().deleteOnExit();
        file.toFile().deleteOnExit();
        Files.deleteIfExists(folder.resolve("rookery.db.lock"));
        return file;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** The same on the server. */
  private static final class TemplateOnServer {
    static final String NAME = made("template" + ProcessHandle.current().pid());

    private static String made(String name) {
      createIfMissing(name, Path.of(name), "");
      Database.open(onServer(addressOf(name)), Telemetry.UNHEARD).close();
      return name;
    }
  }

  /** Kept open: a connection costs the server more than all else that is done by it. */
  private static final class Creating {
    private static Connection open;

    static synchronized Connection on(String server) throws SQLException {
      if (open == null) {
        open = connection(server);
      }
      return open;
    }
  }

  /** The server of this process; it ends with it. */
  private static final class Started {
    private static String why = "";
    private static final Optional<String> SERVER =
        Optional.ofNullable(System.getenv(TestDatabase.SERVER)).or(Started::begun);

    /**
     * A new database is a copy of three hundred files, which takes a disk five times as long as
     * memory.
     */
    private static Path folder() throws IOException {
      boolean fits =
          Files.isWritable(MEMORY) && Files.getFileStore(MEMORY).getUsableSpace() > ROOM_IN_MEMORY;
      return fits
          ? Files.createTempDirectory(MEMORY, "rookery-postgres")
          : Files.createTempDirectory("rookery-postgres");
    }

    private static Optional<String> begun() {
      try {
        EmbeddedPostgres server =
            EmbeddedPostgres.builder()
                .setDataDirectory(folder())
                .setPGStartupWait(PATIENCE)
                // Tests end processes, never the machine.
                .setServerConfig("fsync", "off")
                // No database lasts long enough to be swept.
                .setServerConfig("autovacuum", "off")
                .start();
        return Optional.of(
            "postgresql://postgres:postgres@localhost:%d/postgres".formatted(server.getPort()));
      } catch (IOException | RuntimeException e) {
        why =
            "PostgreSQL wasn't tested: it can't be started here ("
                + e
                + "); "
                + TestDatabase.SERVER
                + " may name a server's database, postgresql://user:password@host/name";
        return Optional.empty();
      }
    }
  }
}
