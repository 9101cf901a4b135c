package rookery.bot.store.postgresql;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Set;
import javax.sql.DataSource;
import org.flywaydb.core.api.FlywayException;
import org.postgresql.ds.PGSimpleDataSource;
import org.postgresql.util.PSQLException;
import org.postgresql.util.PSQLState;
import rookery.bot.store.file.Schema;
import rookery.bot.store.file.StoreUnavailableException;
import rookery.bot.store.sql.Connections;
import rookery.bot.store.sql.PooledConnections;
import rookery.bot.vitals.ErrorCauses;

/** Opens connections to a database on a server, which several processes can use at once. */
public final class PostgresServer {
  private static final String READ_ONLY = "25006";
  private static final String WRONG_PASSWORD = "28P01";
  private static final String NOT_ALLOWED = "28000";
  private static final String NO_DATABASE = "3D000";
  private static final Set<String> REFUSALS = Set.of(WRONG_PASSWORD, NOT_ALLOWED, NO_DATABASE);
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private PostgresServer() {}

  /** Opens connections that can write. First brings the schema of the database up to date. */
  public static Connections writers(PostgresAddress address, int most) {
    return writers(address, most, PATIENCE);
  }

  /** The same, where a server that can't be reached is given up after that time. */
  static Connections writers(PostgresAddress address, int most, Duration patience) {
    mustLetUsIn(address);
    HikariConfig config = config(address, most, patience);
    config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
    HikariDataSource pool = opened(address, config);
    try {
      mustKeepAllLetters(address, pool);
      Schema.onServer(pool, address.toString()).migrate();
      return new PooledConnections(pool);
    } catch (FlywayException e) {
      pool.close();
      throw unavailable(address, e);
    } catch (RuntimeException e) {
      pool.close();
      throw e;
    }
  }

  /** The pool would go on trying what the server will never allow. */
  private static void mustLetUsIn(PostgresAddress address) {
    try {
      source(address, PATIENCE).getConnection().close();
    } catch (SQLException e) {
      if (REFUSALS.contains(String.valueOf(e.getSQLState()))) {
        throw unavailable(address, e);
      }
    }
  }

  /** Names and messages can contain any character, and only UTF-8 has them all. */
  private static void mustKeepAllLetters(PostgresAddress address, DataSource source) {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SHOW server_encoding")) {
      row.next();
      String encoding = row.getString(1);
      if (!encoding.equals("UTF8")) {
        throw new StoreUnavailableException(
            ("%s keeps text as %s, which lacks most letters. Create another database: CREATE"
                    + " DATABASE ... ENCODING 'UTF8' TEMPLATE template0, and set DATABASE to it.")
                .formatted(address.toString().replaceFirst("the", "The"), encoding));
      }
    } catch (SQLException e) {
      throw unavailable(address, e);
    }
  }

  /**
   * Opens connections that only read. Each transaction sees the database as it was at one moment.
   */
  public static Connections readers(PostgresAddress address, int most) {
    HikariConfig config = config(address, most, PATIENCE);
    config.setReadOnly(true);
    config.setTransactionIsolation("TRANSACTION_REPEATABLE_READ");
    return new PooledConnections(opened(address, config));
  }

  /** Opens one connection that listens for notifications. */
  public static PostgresNotifications bell(PostgresAddress address, Runnable rung) {
    return bell(address, rung, PATIENCE);
  }

  /** The same, where a server that takes the connection must say something within that time. */
  static PostgresNotifications bell(PostgresAddress address, Runnable rung, Duration patience) {
    PGSimpleDataSource source = source(address, patience);
    source.setTcpKeepAlive(true);
    return new PostgresNotifications(source, rung);
  }

  private static PGSimpleDataSource source(PostgresAddress address, Duration patience) {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl(address.jdbc());
    source.setUser(address.user());
    source.setPassword(address.password());
    // What listens is read without an end, but a server must answer to a greeting.
    source.setLoginTimeout((int) patience.toSeconds());
    return source;
  }

  private static HikariConfig config(PostgresAddress address, int most, Duration patience) {
    HikariConfig config = new HikariConfig();
    config.setPoolName("database");
    config.setJdbcUrl(address.jdbc());
    config.setUsername(address.user());
    config.setPassword(address.password());
    config.setAutoCommit(false);
    config.setMaximumPoolSize(most);
    // Each costs the server a process, and a bot with few players needs one at a time.
    config.setMinimumIdle(1);
    config.setConnectionTimeout(PATIENCE.toMillis());
    config.setInitializationFailTimeout(patience.toMillis());
    // The server's details quote what was to be written.
    config.addDataSourceProperty("logServerErrorDetail", "false");
    config.addDataSourceProperty("reWriteBatchedInserts", "true");
    config.addDataSourceProperty("tcpKeepAlive", "true");
    config.addDataSourceProperty("socketTimeout", "30");
    config.addDataSourceProperty("ApplicationName", "rookery");
    // A process that is frozen in a transaction must not hold up the others.
    // Else a connection that nobody has used yet is in a transaction, and would be ended for that.
    config.setIsolateInternalQueries(true);
    config.setConnectionInitSql(
        "SET idle_in_transaction_session_timeout = '5s'; SET lock_timeout = '10s'");
    return config;
  }

  private static HikariDataSource opened(PostgresAddress address, HikariConfig config) {
    try {
      return new HikariDataSource(config);
    } catch (PoolInitializationException e) {
      throw unavailable(address, e);
    }
  }

  /** Returns a fault of the first write; if the owner can mend it, in words for the owner. */
  public static RuntimeException firstFault(PostgresAddress address, RuntimeException fault) {
    return cause(fault) instanceof PSQLException said && READ_ONLY.equals(said.getSQLState())
        ? unavailable(address, fault)
        : fault;
  }

  private static StoreUnavailableException unavailable(PostgresAddress address, Exception e) {
    return new StoreUnavailableException(
        address.toString().replaceFirst("the", "The") + " " + complaint(cause(e)), e);
  }

  private static String complaint(Throwable cause) {
    String state = cause instanceof PSQLException known ? known.getSQLState() : "";
    if (PSQLState.isConnectionError(state)) {
      return "can't be reached. Check DATABASE, the network and the server.";
    }
    return switch (String.valueOf(state)) {
      case WRONG_PASSWORD, NOT_ALLOWED -> "rejects the user or the password. Check DATABASE.";
      case NO_DATABASE -> "doesn't exist. Create it, or set DATABASE to another database.";
      case READ_ONLY -> "is read-only. Set DATABASE to the primary server.";
      case "53300" -> "has no free connections. Raise max_connections on the server.";
      default ->
          "can't be used: %s."
              .formatted(String.valueOf(cause.getMessage()).replaceAll("\\s+", " "));
    };
  }

  /** Returns what the server or the driver reported, or else the root cause. */
  private static Throwable cause(Exception problem) {
    return ErrorCauses.first(PSQLException.class, problem)
        .<Throwable>map(said -> said)
        .orElseGet(() -> ErrorCauses.root(problem));
  }
}
