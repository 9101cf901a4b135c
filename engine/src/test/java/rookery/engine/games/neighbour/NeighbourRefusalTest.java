package rookery.engine.games.neighbour;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;

class NeighbourRefusalTest {
  private static String refusal(PlayableState<NeighbourSituation> state, String typed) {
    return state.refusal(NeighbourGame.PLAYER, typed).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "stop | You can stop once there are 8 pieces on the board; so far there is 1.",
        "d1d2 | Type `add` to add a piece. You can only move pieces once you've stopped adding.",
      })
  void whileAddingATextIsExplained(String typed, String sentence) {
    assertEquals(
        sentence, refusal(Script.played(DrawnNeighbour.dealt(8, "N", "3H"), "add"), typed));
  }

  @Test
  void onceThereAreEnoughPiecesOneMayStop() {
    assertEquals(
        "Type `add` to add another piece, or `stop` to start moving.",
        refusal(Script.played(DrawnNeighbour.dealt("N r", "3H 4S"), "add", "add"), "d1d2"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "placed5 | There's a piece on d5 already. Choose a square for the black bishop:"
            + " c4, d4, e4, c5, e5, c6, d6 or e6.",
        "PLACEA8 | a8 isn't one of the free squares closest to d5. Choose a square for the"
            + " black bishop:"
            + " c4, d4, e4, c5, e5, c6, d6 or e6.",
        "b5 | There's a piece on b5 already. Choose a square for the black bishop:"
            + " c4, d4, e4, c5, e5, c6, d6 or e6.",
        "add | Choose a square for the black bishop: c4, d4, e4, c5, e5, c6, d6 or e6.",
      })
  void whilePlacingATextIsExplained(String typed, String sentence) {
    PlayableState<NeighbourSituation> placing =
        Script.played(DrawnNeighbour.dealt("N r Q b", "3H 4S 6D 2H"), "add", "add", "add", "add");
    assertEquals(sentence, refusal(placing, typed));
  }

  @Test
  void aSquareAloneSaysWhereAPieceIsPlaced() {
    PlayableState<NeighbourSituation> placing =
        Script.played(DrawnNeighbour.dealt("N r Q b", "3H 4S 6D 2H"), "add", "add", "add", "add");
    assertEquals(
        Set.of("c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6"),
        placing.aliases(NeighbourGame.PLAYER).keySet());
    assertEquals(
        Script.action(placing, "place e4"), placing.aliases(NeighbourGame.PLAYER).get("e4"));
  }

  private static PlayableState<NeighbourSituation> moving() {
    return DrawnNeighbour.moving(
        8,
        0,
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        R R N . . . . .
        q R n . . . . .
        Q K k . . . . b
        """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e4e5 | There's no piece on e4.",
        "c3c2 | There's a piece on c2 already, and there are no captures in this game. The"
            + " white knight on c3 can go to c4, c5, c6, c7, c8, d3, e3, f3, g3 or h3.",
        "c3c3 | A move can't end where it began. The white knight on c3 can go to c4, c5, c6,"
            + " c7, c8, d3, e3, f3, g3 or h3.",
        "h1h2 | The black bishop on h1 has no black neighbour to copy. The black bishop on"
            + " h1 can't move now.",
        "C3D5 | The white knight on c3 moves like a rook because of its neighbours, so it can't go"
            + " to d5. The white knight on c3 can go to c4, c5, c6, c7, c8, d3, e3, f3, g3 or h3.",
        "add | You've stopped adding pieces.",
        "stop | You've stopped adding pieces.",
        "Nf3 | Type the piece's square and the square it goes to.",
      })
  void whileMovingATextIsExplained(String typed, String sentence) {
    assertEquals(sentence, refusal(moving(), typed));
  }

  @Test
  void aPieceMayHaveNoSquareToGoTo() {
    assertEquals(
        "The white queen on a1 moves like a king or rook because of its neighbours, so it can't go"
            + " to h8. The white queen on a1 can't move now.",
        refusal(moving(), "a1h8"));
  }
}
