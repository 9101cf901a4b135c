package rookery.bot.request.testroom;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.request.season.RoleGiving;
import rookery.bot.season.ChampionRole;
import rookery.bot.season.ChampionRole.Holder;
import rookery.bot.season.ChampionRoles;
import rookery.bot.season.Season;

/** Roles of one server, in memory, and what Discord would do with them. */
public final class MemoryRoles implements ChampionRoles, RoleGiving {
  private final Map<String, ChampionRole> chosen = new HashMap<>();
  private final Set<Holder> noted = new LinkedHashSet<>();
  private final Set<String> worn = new TreeSet<>();
  private Answer answer = Answer.DONE;

  /** What Discord answers from now on. */
  public void answers(Answer changed) {
    answer = changed;
  }

  /** Who has which role on Discord: {@code Ada's number role's number}. */
  public Set<String> worn() {
    return Set.copyOf(worn);
  }

  @Override
  public Answer give(String server, Holder holder) {
    return changed(() -> worn.add(text(holder)));
  }

  @Override
  public Answer take(String server, Holder holder) {
    return changed(() -> worn.remove(text(holder)));
  }

  private Answer changed(Runnable change) {
    if (answer == Answer.DONE) {
      change.run();
    }
    return answer;
  }

  private static String text(Holder holder) {
    return holder.person() + " " + holder.role();
  }

  @Override
  public Optional<ChampionRole> of(String server) {
    return Optional.ofNullable(chosen.get(server));
  }

  @Override
  public void choose(ChampionRole role) {
    chosen.put(role.server(), role);
  }

  @Override
  public void drop(String server) {
    chosen.remove(server);
    noted.clear();
  }

  @Override
  public void settle(Season season) {
    chosen.computeIfPresent(
        season.place().guild(),
        (server, role) -> new ChampionRole(server, role.role(), role.chooser(), season.id()));
  }

  @Override
  public List<Holder> holders(String server) {
    return List.copyOf(noted);
  }

  @Override
  public void hold(String server, Holder holder, boolean has) {
    if (has) {
      noted.add(holder);
    } else {
      noted.remove(holder);
    }
  }
}
