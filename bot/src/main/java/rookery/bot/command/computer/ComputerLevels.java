package rookery.bot.command.computer;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.SelectableOption;
import rookery.bot.table.Refusal;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;

/** The levels of computer players, with labels for people. */
public final class ComputerLevels {
  private static final List<SelectableOption> ALL =
      List.of(
          new SelectableOption("beginner", "Beginners, who look a move or two ahead"),
          new SelectableOption("casual", "Casual players, who look further ahead"),
          new SelectableOption("club", "Club players, the strongest"));

  private ComputerLevels() {}

  /** All levels, as choices. */
  public static List<SelectableOption> all() {
    return ALL;
  }

  /** Finds the level of that name; refuses if there is none. */
  public static ComputerPlayer of(String name) {
    Optional<ComputerPlayer> level =
        ComputerPlayers.LEVELS.stream().filter(player -> player.name().equals(name)).findFirst();
    return level.orElseThrow(
        () -> new Refusal("Choose a level for the computer: `beginner`, `casual` or `club`."));
  }
}
