package rookery.engine.games.splitbrain;

import rookery.engine.Game;
import rookery.engine.kit.script.ReferenceProgram;
import rookery.engine.kit.script.WholeGames;
import rookery.engine.playthrough.Playthrough;

/** Whole games are the same by the {@link SplitBrainReference}. */
class SplitBrainReferenceTest implements WholeGames {
  @Override
  public Game game() {
    return new SplitBrainGame();
  }

  @Override
  public int games() {
    return 12;
  }

  @Override
  public int longest() {
    return 2500;
  }

  @Override
  public ReferenceProgram second(Playthrough played) {
    return new SplitBrainReference();
  }
}
