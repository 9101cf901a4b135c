package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.text.Sentence;

/** What else speaks for a quiet move. */
class FluidGainsTest {
  /** The pawn stands between the rook and the other piece. */
  private static PlayableState<FluidSituation> behindAPawn(char piece) {
    return DrawnFluid.white(
        """
        k.......
        pp......
        ........
        ........
        ........
        R.P...%s.
        ........
        .......K
        """
            .formatted(piece));
  }

  private static Optional<String> besides(PlayableState<FluidSituation> state) {
    FluidGame game = new FluidGame();
    return game.evaluation(Options.of(game.options(), Map.of()))
        .besides(state, Script.played(state, "c3c4"))
        .map(Sentence::plain);
  }

  @Test
  void aQueenThatCanBeMadeNextIsPrepared() {
    assertEquals(
        Optional.of(
            "It gets ready to make a queen: next turn the rook on a3 could join the bishop on g3."),
        besides(behindAPawn('B')));
  }

  @Test
  void whatNothingGuardedIsGuarded() {
    assertEquals(
        Optional.of("It guards the knight on g3, which was unguarded."), besides(behindAPawn('N')));
  }

  @Test
  void aPawnGuardsSquares() {
    assertEquals(Optional.of("From c4 the pawn guards b5 and d5."), besides(behindAPawn('.')));
  }
}
