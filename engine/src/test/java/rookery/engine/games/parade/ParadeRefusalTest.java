package rookery.engine.games.parade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.play.PlayableState;

class ParadeRefusalTest {
  private static final String BELOW =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      n . . . . . . .
      . . . . . . . .
      R b . . . . . .
      """;

  private static String refusal(PlayableState<ParadeSituation> state, String typed) {
    return state.refusal(ParadeGame.PLAYER, typed).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "d3h8b2 | There's no piece on h8.",
        "d3b3b2 | The black knight on d3 can only order white pieces.",
        "d3g1b2 | The black knight on d3 doesn't attack the white rook on g1. It can move the white pieces on c1.",
        "b4g1b2 | The black rook on b4 doesn't attack the white rook on g1."
            + " It attacks no white piece.",
        "d3c1c1 | There's a piece on c1 already. It can move the white bishop on c1 to b2, c5, e1, e5 or f4.",
        "d3c1b4 | There's a piece on b4 already. It can move the white bishop on c1 to b2, c5, e1, e5 or f4.",
        "d3c1d4 | The black knight on d3 doesn't attack d4. It can move the white bishop on c1 to b2, c5, e1, e5 or f4.",
        "D3C1D4 | The black knight on d3 doesn't attack d4. It can move the white bishop on c1 to b2, c5, e1, e5 or f4.",
        "a1a8 | There's no piece on a1.",
      })
  void aWrongTextIsExplained(String typed, String sentence) {
    assertEquals(sentence, refusal(DrawnParade.document(), typed));
  }

  @Test
  void aMoveThatSeveralCanOrderNeedsToSayWho() {
    assertEquals(
        "Say who gives the order: `e4:f3g2` or `f2:f3g2`.",
        refusal(DrawnParade.document(), "f3g2"));
  }

  @Test
  void aPieceMayHaveNoSquareForAnother() {
    PlayableState<ParadeSituation> state =
        DrawnParade.withPile(
            "Q",
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . N
            . . . . . . . .
            N R . . . . . .
            k B . . . . . .
            """);
    assertEquals(
        "The black king on a1 doesn't attack h8."
            + " It has no empty square for the white bishop on b1.",
        refusal(state, "a1b1h8"));
  }

  @Test
  void belowZeroNothingCanBeAdded() {
    assertEquals("You can't add pieces below zero.", refusal(DrawnParade.below(0, BELOW), "add"));
    assertEquals(
        "Type three squares: the piece that gives the order, the piece it moves, and where it moves to.",
        refusal(DrawnParade.below(0, BELOW), "pass"));
  }
}
