package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.kit.script.Script;
import rookery.engine.rules.RulesPage;
import rookery.engine.rules.RulesPicture;

/** What the pages of rules show is what the game does. */
class CooperativePicturesTest {
  private static final List<RulesPage> PAGES = new CooperativeGame().rules();

  private static RulesPicture picture(String title) {
    return RulesPicture.of(new CooperativeGame(), title);
  }

  private static String alt(String title) {
    return picture(title).page().alt();
  }

  @Test
  void theOneCaptureOfTheFirstPictureIsAllowed() {
    State state =
        DrawnCooperative.black(picture("The rules in a minute").rows()).line("Pp").state();
    assertEquals("d5e4x1", Script.legal(state, "d5e4"));
  }

  @Test
  void theBishopTakesTwoPawnsAndNoThird() {
    State state = DrawnCooperative.black(picture("Capturing").rows()).line("pPbP").state();
    assertEquals("e6d5x2 e6d5x4", Script.legal(state, "e6d5"));
    State second = Script.played(state, "e6d5x2");
    assertEquals("d5e4x3", Script.legal(second, "d5e4"));
    State third = Script.played(second, "d5e4x3");
    assertEquals("", Script.legal(third, "e4g2"));
  }

  @Test
  void theQueenThatCameToTheLineMayTakeTheKing() {
    String rows =
        picture("Promoting a pawn").rows().replace("r..qQ", "r..q.").replace("pp....", "pp..P.");
    State state = DrawnCooperative.white(rows).line("kPrN").state();
    State promoted = Script.played(state, "e7e8=Q/2@1");
    assertEquals(picture("Promoting a pawn").rows(), Script.rows(promoted).replace(" ", ""));
    assertEquals(List.of("Q", "k", "r", "N"), promoted.position().get("line"));
  }

  @Test
  void thePicturesShowWhatTheWordsSay() {
    String dealt = alt("Two partners and a deck");
    assertTrue(dealt.contains("Line: (1) white king."), dealt);
    assertTrue(dealt.contains("White's hand: white knight, white pawn."), dealt);
    String capturing = alt("Capturing");
    assertTrue(
        capturing.contains(
            "Line: (1) black pawn, (2) white pawn, (3) black bishop, (4) white pawn."));
    assertTrue(capturing.contains("bishops e6, f8"), capturing);
    String promoting = alt("Promoting a pawn");
    assertTrue(
        promoting.contains(
            "Line: (1) white queen, (2) black king, (3) black rook, (4) white knight."),
        promoting);
    assertTrue(promoting.contains("queen e8"), promoting);
  }

  @Test
  void theCardsOfThePicturesAreThoseOfADeck() {
    assertTrue(
        alt("Capturing").contains("Black's hand: 1 card. White's hand: 2 cards. Pile: 24 cards."));
    assertTrue(alt("Promoting a pawn").contains("Pile: 13 cards."), alt("Promoting a pawn"));
    assertFalse(alt("The rules in a minute").contains("hand: white"));
  }

  @Test
  void askingThePartnerIsMentioned() {
    assertEquals(1, PAGES.stream().filter(page -> page.text().contains("/ask")).count());
  }
}
