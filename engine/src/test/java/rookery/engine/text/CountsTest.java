package rookery.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;

/** What two sides did is told as people count, also where that is nothing, or as much. */
class CountsTest {
  @Test
  void whatNobodyBroughtOffIsSaidOnce() {
    SideSuccessRate wrong =
        SideSuccessRate.NONE.with(Colour.WHITE, false).with(Colour.BLACK, false);
    assertEquals("Nobody got any guesses right.", guesses(wrong));
    assertEquals(
        "White got no guesses right; Black got their only guess right.",
        guesses(SideSuccessRate.NONE.with(Colour.WHITE, false).with(Colour.BLACK, true)));
  }

  @Test
  void asManyOfBothAreSaidOnce() {
    assertEquals("White and Black each lost 2 pawns.", lost(new CountBySide(2, 2), "pawn"));
    assertEquals("White and Black each lost twice.", lost(new CountBySide(2, 2), CountBySide.TIME));
  }

  @Test
  void noneIsAWord() {
    assertEquals("White lost no pawns, but Black lost 2.", lost(new CountBySide(0, 2), "pawn"));
    assertEquals("White lost 1 pawn, and Black none.", lost(new CountBySide(1, 0), "pawn"));
  }

  private static String guesses(SideSuccessRate count) {
    return count.told(TwoColourSeats::seat, "got %s right", "guess", "guesses").plain();
  }

  private static String lost(CountBySide count, String noun) {
    return count.told(TwoColourSeats::seat, "lost", noun).plain();
  }
}
