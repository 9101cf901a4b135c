package rookery.engine.games.splitbrain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.drawn;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.moved;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.seat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rookery.engine.Result;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.chess.Move;

class SplitBrainEndingsTest {
  @Test
  void checkmateWinsForBothPartners() {
    State state =
        moved(
            drawn(
                Colour.WHITE,
                CheckerPlacement.A8,
                "..k...",
                "R.....",
                "......",
                "......",
                "......",
                "K....R"),
            "g2g7");
    assertEquals(
        Optional.of(new Result.Win(List.of(seat("WK"), seat("WQ")), "checkmate")), state.result());
    assertOver(state);
    assertEquals(
        "Checkmate: White has won. The rook on g7 attacks the king on d7, and no move saves it.",
        state.view(Viewer.SPECTATOR).status().plain());
  }

  @Test
  void stalemateIsADraw() {
    State state =
        moved(
            drawn(
                Colour.WHITE,
                CheckerPlacement.H8,
                "k.....",
                "......",
                "..Q...",
                "......",
                "......",
                "....K."),
            "d5d6");
    assertEquals(Optional.of(new Result.Draw("stalemate")), state.result());
    assertOver(state);
  }

  @Test
  void onlyTwoKingsLeftIsADraw() {
    State state =
        moved(
            drawn(
                Colour.WHITE,
                CheckerPlacement.H8,
                ".....k",
                "......",
                "......",
                "......",
                ".r....",
                "K....."),
            "b2c3");
    assertEquals(Optional.of(new Result.Draw("bare-kings")), state.result());
    assertOver(state);
  }

  @Test
  void theFifthTimeIsADrawByItself() {
    State state = DrawnSplitBrain.start();
    for (int i = 0; i < 4; i++) {
      assertEquals(Optional.empty(), state.result());
      state = moved(state, "c2b4", "c7b5", "b4c2", "b5c7");
    }
    assertEquals(Optional.of(new Result.Draw("fivefold")), state.result());
    assertOver(state);
  }

  @Test
  void seventyFiveMovesOfEachSideWithoutProgressAreADraw() {
    State state = DrawnSplitBrain.start();
    RandomGenerator random = new SplittableRandom(75);
    while (state.result().isEmpty()) {
      state = quietlyMoved(state, random);
    }
    assertEquals(Optional.of(new Result.Draw("seventy-five")), state.result());
    assertEquals(150, state.position().get("halfmove"));
    assertOver(state);
  }

  /** After a random move that is no progress, gives no check and does not end the game early. */
  private static State quietlyMoved(State state, RandomGenerator random) {
    List<Move> moves = DrawnSplitBrain.turn(state).moves();
    for (int i = 0; i < 1000; i++) {
      State next = moved(state, moves.get(random.nextInt(moves.size())).text());
      boolean progress = next.position().get("halfmove").equals(0);
      String end = next.result().map(Result::reason).orElse("seventy-five");
      boolean check = DrawnSplitBrain.turn(next).position().inCheck();
      if (!progress && !check && end.equals("seventy-five")) {
        return next;
      }
    }
    throw new AssertionError("no quiet move found");
  }

  private static void assertOver(State state) {
    assertEquals(Set.of(), state.mayAct());
    assertEquals(List.of(), state.awaited());
    for (String id : List.of("WK", "WQ", "BK", "BQ")) {
      assertTrue(state.legal(seat(id)).isEmpty());
      assertTrue(state.claims(seat(id)).isEmpty());
    }
  }
}
