package rookery.engine.games.parade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.RulesPage;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;

class ParadeRulesTest {
  private static final List<RulesPage> PAGES = new ParadeGame().rules();

  private static char at(int page, String square) {
    Diagram diagram = PAGES.get(page).diagram().orElseThrow();
    return ((Cell.Piece) diagram.at(Square.named(square))).letter();
  }

  @Test
  void thePicturesShowWhatTheWordsSay() {
    assertEquals('n', at(0, "b1"));
    assertEquals('N', at(1, "c2"));
    assertEquals('q', at(1, "e3"));
    assertEquals('B', at(1, "e1"));
    assertEquals('b', at(2, "g4"));
    assertEquals('N', at(2, "a5"));
  }

  @Test
  void theKnightOfTheExampleHasTheFourSquaresNamed() {
    ParadeState before = ParadeState.dealt(Drawn.cards("nBrNRkqb" + "NRbKnQrB"));
    assertEquals("a1 a3 b4 e3", Drawn.targets(before, "c2", "d4"));
  }

  @Test
  void thePositionAtTheEndIsWorthFive() {
    assertTrue(PAGES.get(3).alt().contains("In the pile: 5."), PAGES.get(3).alt());
  }

  @Test
  void theAuthorIsNamed() {
    assertTrue(PAGES.stream().anyMatch(page -> page.text().contains("Don Kirkby")));
  }
}
