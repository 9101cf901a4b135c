package rookery.bot.season;

import java.util.List;
import java.util.Optional;

/** Keeps which role the champions of a server are given, and to whom the bot has given one. */
public interface ChampionRoles {
  /** The role of a server; empty for none. */
  Optional<ChampionRole> of(String server);

  /** Another role from now on, in place of the one before. */
  void choose(ChampionRole role);

  /** No role from now on; whoever has it keeps it. */
  void drop(String server);

  /** The champions of that season have been dealt with. */
  void settle(Season season);

  /** Who was given a role in that server and has not lost it since. */
  List<ChampionRole.Holder> holders(String server);

  /** Says whether the bot has given somebody a role. */
  void hold(String server, ChampionRole.Holder holder, boolean has);
}
