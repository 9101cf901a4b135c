package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Cell;
import rookery.engine.kit.script.Script;
import rookery.engine.rules.RulesPicture;

/** What the pages of rules show is what the game does. */
class CloakPicturesTest {
  /** Rooks on a8 and d8, the king between them. */
  private static final String BLACKS = "RBKRNNBQ";

  private static RulesPicture picture(String title) {
    return RulesPicture.of(new CloakGame(), title);
  }

  /** White's turn in a picture; its pieces are what their checkers are labelled as. */
  private static State white(String title, String whites, String blacks, String... uncloaked) {
    String[] rows =
        picture(title).diagram().cells().stream()
            .map(row -> String.join(" ", row.stream().map(CloakPicturesTest::token).toList()))
            .toArray(String[]::new);
    for (int i = 0; i < uncloaked.length; i += 2) {
      int row = 8 - (uncloaked[i].charAt(1) - '0');
      String[] tokens = rows[row].split(" ");
      tokens[uncloaked[i].charAt(0) - 'a'] = uncloaked[i + 1];
      rows[row] = String.join(" ", tokens);
    }
    return DrawnCloak.of(whites, blacks, rows).turn(Colour.WHITE);
  }

  private static String token(Cell cell) {
    return cell.token().length() == 3 ? cell.token().substring(0, 2) : cell.token();
  }

  @Test
  void theQueenTakesTheKingThatWasFound() {
    State state = white("The rules in a minute", Opening.ORTHODOX, Opening.ORTHODOX);
    assertEquals("king-captured", Script.reason(Script.played(state, "W a4e8")));
  }

  @Test
  void theUncloakedKingMayGoWhereOnlyACheckerMightSeeIt() {
    State state = white("Kings", Opening.ORTHODOX, BLACKS, "e1", "w5*", "d7", "b4*");
    assertTrue(Script.mayPlay(state, "W e1f1"));
    assertFalse(Script.mayPlay(state, "W e1d1"));
    assertFalse(Script.mayPlay(state, "W e1d2"));
  }

  @Test
  void theKingCastlesFromF1ToC1() {
    State castled = Script.played(white("Castling", "NRBBQKRN", BLACKS), "W O-O-O");
    assertEquals(List.of("f1c1", "b1d1"), picture("Castling").moves());
    assertTrue(Script.rows(castled).endsWith("N . K R . . R N\n"), Script.rows(castled));
  }
}
