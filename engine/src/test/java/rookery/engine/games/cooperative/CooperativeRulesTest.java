package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.RulesPage;

class CooperativeRulesTest {
  private static final List<RulesPage> PAGES = new CooperativeGame().rules();

  private static RulesPage page(String title) {
    return PAGES.stream().filter(p -> p.title().equals(title)).findFirst().orElseThrow();
  }

  @Test
  void thePicturesShowWhatTheWordsSay() {
    String dealt = page("Two partners and a deck").alt();
    assertTrue(dealt.contains("Line: white king."), dealt);
    assertTrue(dealt.contains("White's hand: white knight, white pawn."), dealt);
    String capturing = page("Capturing").alt();
    assertTrue(capturing.contains("Line: black pawn; white pawn; black bishop; white pawn."));
    assertTrue(capturing.contains("bishops e6, f8"), capturing);
    String promoting = page("Promoting a pawn").alt();
    assertTrue(promoting.contains("Line: white queen; black king, rook; white knight."), promoting);
    assertTrue(promoting.contains("queen e8"), promoting);
  }

  @Test
  void theCardsOfThePicturesAreThoseOfADeck() {
    assertTrue(page("Capturing").alt().contains("Black's hand: 1. White's hand: 2. Pile: 24."));
    assertTrue(
        page("Promoting a pawn").alt().contains("Pile: 13."), page("Promoting a pawn").alt());
  }

  @Test
  void theAuthorIsNamed() {
    assertTrue(PAGES.stream().anyMatch(page -> page.text().contains("Don Kirkby")));
  }

  @Test
  void askingThePartnerIsMentioned() {
    assertEquals(1, PAGES.stream().filter(page -> page.text().contains("/ask")).count());
  }
}
