package rookery.bot.store.people;

import java.util.List;
import java.util.Optional;
import rookery.bot.season.ChampionRole;
import rookery.bot.season.ChampionRole.Holder;
import rookery.bot.season.ChampionRoles;
import rookery.bot.season.Season;
import rookery.bot.store.Database;

/** The roles of champions, in the database. */
record StoredChampionRoles(Database database) implements ChampionRoles {
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

  private static final List<String> DROP =
      List.of(
          "DELETE FROM champion_role_holders WHERE server = ?",
          "DELETE FROM champion_roles WHERE server = ?");

  @Override
  public Optional<ChampionRole> of(String server) {
    return database.ask(
        rows ->
            rows.first(
                FIND,
                row ->
                    new ChampionRole(server, row.getString(1), row.getString(2), row.getString(3)),
                server));
  }

  @Override
  public void choose(ChampionRole role) {
    database.alter(
        rows -> rows.update(PUT, role.server(), role.role(), role.chooser(), role.settled()));
  }

  @Override
  public void drop(String server) {
    database.alter(rows -> DROP.forEach(sql -> rows.update(sql, server)));
  }

  @Override
  public void settle(Season season) {
    database.alter(rows -> rows.update(SETTLE, season.place().guild(), season.id()));
  }

  @Override
  public List<Holder> holders(String server) {
    return database.ask(
        rows -> rows.list(HOLDERS, row -> new Holder(row.getString(1), row.getString(2)), server));
  }

  @Override
  public void hold(String server, Holder holder, boolean has) {
    database.alter(rows -> rows.update(has ? HOLD : LOSE, server, holder.role(), holder.person()));
  }
}
