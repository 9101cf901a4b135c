package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Duel;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.computer.Players;
import rookery.engine.computer.SeatKnowledge;
import rookery.engine.option.Options;
import rookery.engine.play.SceneState;

/** What computers do where there is only one thing to do, and what they never do. */
class CloakComputerTest {
  private static final CloakGame GAME = new CloakGame();
  private static final String ARMY = "RNBQKBNR";

  @Test
  void takesTheCheckerThatCanOnlyBeTheKing() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b1* b2* b3* b4* b5 b6* b7* b8*",
                "p p p . . p p p",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . w1* . . .",
                ". . . . . . . .",
                "P P P . . P P P",
                ". . . . w5* . . .")
            .turn(Colour.WHITE);
    assertEquals("e4e8", ComputerChoices.by(GAME, state, "W"));
    assertEquals("It wins the game.", ComputerChoices.why(GAME, state, "W", "e4e8"));
  }

  @Test
  void doesNotLeaveItsKingThoughItIsCloaked() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                ". . . . . . b5* .",
                ". . . . . p p p",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . r . . .",
                "P P P . . . . .",
                "w1* . . . w5 . . .")
            .turn(Colour.WHITE);
    String chosen = ComputerChoices.by(GAME, state, "W");
    assertTrue(Set.of("e1d1", "e1d2", "e1f1", "e1f2").contains(chosen), chosen);
  }

  @Test
  void keepsItsPiecesCloakedWhileNobodySeesAKing() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b1 b2 b3 b4 b5 b6 b7 b8",
                "p p p . . p p p",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                "P P P . . P P P",
                "w1 w2 w3 w4 w5 w6 w7 w8")
            .uncloaking(Colour.WHITE);
    assertEquals("end", ComputerChoices.by(GAME, state, "W"));
  }

  @Test
  void showsItsKingInTwentyGamesOnlyWhereEverybodyKnowsIt() {
    for (int seed = 0; seed < 20; seed++) {
      playedByBeginners(seed, 50);
    }
  }

  /** Plays as far as that, and looks whether a king was shown. */
  private static void playedByBeginners(int seed, int plies) {
    Options options = Options.of(GAME.options(), Map.of());
    RandomGenerator random = new SplittableRandom(seed);
    State state = GAME.start(options);
    for (int ply = 0; ply < plies && state.result().isEmpty(); ply++) {
      Seat seat = state.awaited().get(0).iterator().next();
      SeatKnowledge outlook = SeatKnowledge.of(GAME, options, state, seat);
      Action action = Players.BEGINNER.choose(outlook, random, () -> false).action();
      boolean shown = action.asks().filter("Reveal the king"::equals).isPresent();
      assertTrue(
          !shown || isKingKnown(state, seat),
          "game %d, ply %d: %s by %s".formatted(seed, ply, action, seat));
      state = state.play(seat, action);
    }
  }

  private static boolean isKingKnown(State state, Seat seat) {
    CloakScene scene = (CloakScene) ((SceneState<?>) state).scene();
    Colour colour = Duel.colour(seat);
    int king = scene.setUps().of(colour).king();
    return scene.board().side(colour).known().all().concluded().kinds(king).size() == 1;
  }
}
