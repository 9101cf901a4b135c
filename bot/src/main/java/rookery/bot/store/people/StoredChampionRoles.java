package rookery.bot.store.people;

import java.util.List;
import java.util.Optional;
import rookery.bot.season.ChampionRole;
import rookery.bot.season.ChampionRoles;
import rookery.bot.season.Season;
import rookery.bot.store.Database;
import rookery.bot.store.row.people.ChampionRoleRows;

/** The roles of champions, in the database. */
final class StoredChampionRoles implements ChampionRoles {
  private final Database database;

  StoredChampionRoles(Database database) {
    this.database = database;
  }

  @Override
  public Optional<ChampionRole> of(String server) {
    return database.ask(rows -> ChampionRoleRows.find(rows, server));
  }

  @Override
  public void choose(ChampionRole role) {
    database.alter(rows -> ChampionRoleRows.put(rows, role));
  }

  @Override
  public void drop(String server) {
    database.alter(rows -> ChampionRoleRows.drop(rows, server));
  }

  @Override
  public void settle(Season season) {
    database.alter(rows -> ChampionRoleRows.settle(rows, season.place().guild(), season.id()));
  }

  @Override
  public List<ChampionRole.Holder> holders(String server) {
    return database.ask(rows -> ChampionRoleRows.holders(rows, server));
  }

  @Override
  public void hold(String server, ChampionRole.Holder holder, boolean has) {
    database.alter(rows -> ChampionRoleRows.hold(rows, server, holder, has));
  }
}
