package rookery.engine.games.neighbour;

import java.util.Map;
import rookery.engine.Game;
import rookery.engine.kit.script.ReferenceProgram;
import rookery.engine.kit.script.WholeGames;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;

/** Whole games of every minimum are the same by the {@link NeighbourReference}. */
class NeighbourReferenceTest implements WholeGames {
  @Override
  public Game game() {
    return new NeighbourGame();
  }

  @Override
  public int games() {
    return 60;
  }

  @Override
  public int longest() {
    return 100;
  }

  @Override
  public Options options(int seed) {
    String minimum = Integer.toString(2 + seed % 15);
    return Options.of(game().options(), Map.of("minimum", minimum));
  }

  @Override
  public ReferenceProgram second(Playthrough played) {
    return new NeighbourReference(
        played.options().number("minimum"),
        played.chance().get("pieces"),
        played.chance().get("positions"));
  }
}
