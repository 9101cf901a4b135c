package rookery.bot.store.row.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import rookery.bot.seat.SharingServer;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;

/** Which servers share open tables with one another. */
public final class SharingRows {
  public static final String FIND =
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

  /** Nobody would be told of reports. */
  private static final String FORGET = "DELETE FROM sharing_servers WHERE steward = ?";

  private SharingRows() {}

  /** That server, if it shares tables. */
  public static Optional<SharingServer> find(Statements rows, String server) {
    return rows.first(FIND, SharingRows::read, server);
  }

  /** All servers that share tables. */
  public static List<SharingServer> all(Statements rows) {
    return rows.list(ALL, SharingRows::read);
  }

  private static SharingServer read(ResultSet row) throws SQLException {
    return new SharingServer(row.getString(1), row.getString(2), new Person(row.getString(3)));
  }

  /** Keeps that a server shares tables. */
  public static void keep(Statements rows, SharingServer sharing) {
    rows.update(KEEP, sharing.server(), sharing.channel(), sharing.steward().id());
  }

  /** Keeps that a server shares none. */
  public static void end(Statements rows, String server) {
    rows.update(END, server);
  }

  /** Keeps that a server shares none; false if it has changed since it was read. */
  public static boolean end(Statements rows, SharingServer sharing) {
    return rows.update(END_AS_READ, sharing.server(), sharing.channel(), sharing.steward().id())
        > 0;
  }

  /** Ends the sharing of servers in whose name that person answers. */
  public static void forget(Statements rows, Person person) {
    rows.update(FORGET, person.id());
  }
}
