package rookery.bot.store.sql;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StatementCacheTest {
  private static final String NAMED = "SELECT :one + :other";
  private static final String PLAIN = "SELECT 1";

  private final List<String> prepared = new ArrayList<>();
  private Handle rows;

  @BeforeEach
  void open() throws SQLException {
    Connection connection = DriverManager.getConnection("jdbc:sqlite::memory:");
    Jdbi jdbi = Jdbi.create(() -> noting(connection));
    jdbi.setStatementBuilderFactory(any -> new StatementCache());
    rows = jdbi.open();
  }

  @AfterEach
  void close() {
    rows.close();
  }

  /** A connection that notes what is prepared. */
  private Connection noting(Connection connection) {
    return (Connection)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, values) -> {
              if (method.getName().equals("prepareStatement")) {
                prepared.add((String) values[0]);
              }
              try {
                return method.invoke(connection, values);
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            });
  }

  private int sum(int one, int other) {
    return rows.createQuery(NAMED).bind("one", one).bind("other", other).mapTo(int.class).one();
  }

  @Test
  void whatHasNamesIsPreparedOnce() {
    assertEquals(5, sum(2, 3));
    assertEquals(9, sum(4, 5));
    assertEquals(1, prepared.size(), prepared.toString());
  }

  @Test
  void whatHasNoneIsPreparedOnce() {
    rows.createQuery(PLAIN).mapTo(int.class).one();
    rows.createQuery(PLAIN).mapTo(int.class).one();
    assertEquals(1, prepared.size(), prepared.toString());
  }

  @Test
  void whatIsStillInUseIsNotGivenAway() {
    try (var one = rows.createQuery(PLAIN);
        var other = rows.createQuery(PLAIN)) {
      var first = one.mapTo(int.class).iterator();
      var second = other.mapTo(int.class).iterator();
      assertEquals(1, first.next());
      assertEquals(1, second.next());
      first.close();
      second.close();
    }
    assertEquals(2, prepared.size(), prepared.toString());
  }
}
