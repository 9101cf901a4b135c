package rookery.engine.games.gravity;

import java.util.List;
import java.util.Map;
import rookery.engine.Game;
import rookery.engine.kit.script.ReferenceProgram;
import rookery.engine.kit.script.WholeGames;
import rookery.engine.playthrough.Playthrough;

/** Whole games are the same by the {@link GravityReference}. */
class GravityReferenceTest implements WholeGames {
  @Override
  public Game game() {
    return new GravityGame();
  }

  @Override
  public int games() {
    return 60;
  }

  @Override
  public int longest() {
    return 400;
  }

  @Override
  public ReferenceProgram second(Playthrough played) {
    Map<String, List<String>> decks = played.chance();
    return new GravityReference(decks.get("white"), decks.get("black"));
  }
}
