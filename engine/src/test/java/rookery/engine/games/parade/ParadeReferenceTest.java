package rookery.engine.games.parade;

import rookery.engine.Game;
import rookery.engine.kit.script.ReferenceProgram;
import rookery.engine.kit.script.WholeGames;
import rookery.engine.playthrough.Playthrough;

/** Whole games are the same by the {@link ParadeReference}. */
class ParadeReferenceTest implements WholeGames {
  @Override
  public Game game() {
    return new ParadeGame();
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
  public ReferenceProgram second(Playthrough played) {
    return new ParadeReference(played.chance().get("deck"));
  }
}
