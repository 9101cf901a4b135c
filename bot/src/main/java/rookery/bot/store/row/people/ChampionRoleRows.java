package rookery.bot.store.row.people;

import java.util.List;
import java.util.Optional;
import rookery.bot.season.ChampionRole;
import rookery.bot.season.ChampionRole.Holder;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;

/** Stores the roles of champions. */
public final class ChampionRoleRows {
  private static final String FIND =
      "SELECT role, chooser, settled FROM champion_roles WHERE server = ?";

  private static final String PUT =
      """
      INSERT INTO champion_roles (server, role, chooser, settled) VALUES (?, ?, ?, ?)
      ON CONFLICT (server) DO UPDATE SET role = excluded.role, chooser = excluded.chooser,
                                         settled = excluded.settled
      """;

  private static final String SETTLE = "UPDATE champion_roles SET settled = ?2 WHERE server = ?1";

  private static final String HOLDERS =
      "SELECT role, person FROM champion_role_holders WHERE server = ? ORDER BY role, person";

  private static final String HOLD =
      """
      INSERT INTO champion_role_holders (server, role, person) VALUES (?, ?, ?)
      ON CONFLICT DO NOTHING
      """;

  private static final String LOSE =
      "DELETE FROM champion_role_holders WHERE server = ? AND role = ? AND person = ?";

  private static final String UNCHOOSE = "UPDATE champion_roles SET chooser = '' WHERE chooser = ?";

  private static final String FORGET = "DELETE FROM champion_role_holders WHERE person = ?";

  private static final List<String> DROP =
      List.of(
          "DELETE FROM champion_role_holders WHERE server = ?",
          "DELETE FROM champion_roles WHERE server = ?");

  private ChampionRoleRows() {}

  /** The role of a server. */
  public static Optional<ChampionRole> find(Statements rows, String server) {
    return rows.first(
        FIND,
        row -> new ChampionRole(server, row.getString(1), row.getString(2), row.getString(3)),
        server);
  }

  /** Keeps the role of a server. */
  public static void put(Statements rows, ChampionRole role) {
    rows.update(PUT, role.server(), role.role(), role.chooser(), role.settled());
  }

  /** Notes that the champions of a season have been dealt with. */
  public static void settle(Statements rows, String server, String season) {
    rows.update(SETTLE, server, season);
  }

  /** Who was given a role in a server. */
  public static List<Holder> holders(Statements rows, String server) {
    return rows.list(HOLDERS, row -> new Holder(row.getString(1), row.getString(2)), server);
  }

  /** Notes whether somebody was given a role. */
  public static void hold(Statements rows, String server, Holder holder, boolean has) {
    rows.update(has ? HOLD : LOSE, server, holder.role(), holder.person());
  }

  /** Drops what is kept of a server. */
  public static void drop(Statements rows, String server) {
    DROP.forEach(sql -> rows.update(sql, server));
  }

  /** Takes a person out; what Discord knows of roles stays as it is. */
  public static void forget(Statements rows, Person person) {
    rows.update(UNCHOOSE, person.id());
    rows.update(FORGET, person.id());
  }
}
