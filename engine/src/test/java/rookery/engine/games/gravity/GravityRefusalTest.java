package rookery.engine.games.gravity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.Action;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;

class GravityRefusalTest {
  private static final String MIDDLE =
      """
      . . . . P . . .
      . . . . B . . .
      r . . . P . . .
      . . . . b . . .
      . . . . . . . .
      . . . . . . . .
      R R . . . . . .
      n . . . . . . .
      """;

  private static String refusal(PlayableState<GravitySituation> state, String typed) {
    return state
        .refusal(TwoColourSeats.seat(state.situation().turn().colour()), typed)
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a6a5 | The rook on a6 isn't yours.",
        "a2c2 | The rook on a2 is stacked and can no longer move.",
        "stucka2 | The rook on a2 is stacked and can no longer move.",
        "E8E7 | Your own bishop on e7 is in the way. The pawn on e8 can't move now: type `stuck"
            + " e8`.",
        "e7e8 | Pieces never move up. The bishop on e7 can go to a3, b4, c5, d6, f6, g5 or h4.",
        "b2c2 | A piece moves along its row only to capture. The rook on b2 can go to b1.",
        "b2a1 | Stacked pieces can't be captured. The rook on b2 can go to b1.",
        "e7e4 | A bishop doesn't move like that here. The bishop on e7 can go to a3, b4, c5,"
            + " d6, f6, g5 or h4.",
        "stucke7 | The bishop on e7 has a move, so it's not stuck."
            + " It can go to a3, b4, c5, d6, f6, g5 or h4.",
        "stuckc3 | There's no piece on c3.",
        "addd8 | First move your pieces on b2, e6, e7 and e8: type a piece's square and the"
            + " square it"
            + " goes to, or `stuck e6` for one that can't move.",
      })
  void whileMovingATextIsExplained(String typed, String sentence) {
    assertEquals(sentence, refusal(DrawnGravity.turn(DrawnGravity.WHITES, MIDDLE), typed));
  }

  @Test
  void aPieceThatHasGoneDoesNotGoAgain() {
    PlayableState<GravitySituation> moved =
        Script.played(DrawnGravity.turn(DrawnGravity.WHITES, MIDDLE), "e7f6");
    assertEquals("The bishop on f6 has already had its move this turn.", refusal(moved, "f6e5"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "adda8 | There's a piece on a8 already. Add the black rook on b8, c8, d8, e8, f8,"
            + " g8 or h8.",
        "d7 | You can only add pieces on the top row. Add the black rook on b8, c8, d8, e8, f8,"
            + " g8 or h8.",
        "a8a7 | All your pieces have moved. Add the black rook on b8, c8, d8, e8, f8,"
            + " g8 or h8.",
      })
  void whileAddingATextIsExplained(String typed, String sentence) {
    GravityBoard well = GravityBoard.empty().added(DrawnGravity.square("a8"), 'n');
    assertEquals(sentence, refusal(DrawnGravity.turn(1, well), typed));
  }

  @Test
  void movesHaveTheShortNamesOfChess() {
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            P . . . . . . .
            . . r . . . . .
            . P R . . . r .
            r . . . . . . .
            . . R . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    Map<String, Action> aliases = state.aliases(TwoColourSeats.seat(Colour.WHITE));
    assertEquals(Script.action(state, "c6g6"), aliases.get("Rg6"));
    assertEquals(Script.action(state, "c4c3"), aliases.get("Rc3"));
    assertEquals(Script.action(state, "b6a5"), aliases.get("ba5"));
    assertEquals(Script.action(state, "a8a6"), aliases.get("a6"));
    assertEquals(Map.of(), state.aliases(TwoColourSeats.seat(Colour.BLACK)));
  }

  @Test
  void aSquareAloneSaysWhereAPieceIsAdded() {
    PlayableState<GravitySituation> start = DrawnGravity.start();
    assertEquals(
        Script.action(start, "add d8"), start.aliases(TwoColourSeats.seat(Colour.WHITE)).get("d8"));
  }
}
