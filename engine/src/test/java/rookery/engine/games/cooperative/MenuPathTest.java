package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.kit.script.Script;

/** What the menus ask on the way to an action. */
class MenuPathTest {
  private static final String BOARD =
      """
      . . . r . . k .
      . . . . P . . .
      . . . . . . . .
      . . . . . . . p
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      R . B . K . . R
      """;

  private static List<String> path(State state, String text) {
    return Script.action(state, text).path().stream()
        .map(choice -> "%s %s".formatted(choice.question(), choice.label()))
        .toList();
  }

  private static State state() {
    return state("krPRp");
  }

  private static State state(String line) {
    return DrawnCooperative.white(BOARD).line(line).castling("K").state();
  }

  @Test
  void aCardIsAskedForByItsName() {
    assertEquals(
        List.of("Which card do you want to play? Black queen"),
        path(DrawnCooperative.dealt(false, "qpNR"), "play q"));
  }

  @Test
  void aMoveTakesAPieceAndATarget() {
    assertEquals(List.of("Which piece? Bishop c1", "Where to? d2"), path(state(), "c1d2"));
    assertEquals(List.of("Which piece? King e1", "Where to? g1, castling"), path(state(), "e1g1"));
    assertEquals(List.of("Which piece? End the turn"), path(state(), "end"));
  }

  @Test
  void aCaptureTakesACardToo() {
    assertEquals(
        List.of(
            "Which piece? Rook h1",
            "Where to? h5, capturing the pawn",
            "Which black pawn card leaves the line? Card 3, at the end (allows no new capture)"),
        path(state("pRp"), "h1h5x3"));
  }

  @Test
  void aCardThatAllowsAnotherCaptureSaysWhich() {
    assertEquals(
        List.of(
            "Which piece? Rook h1",
            "Where to? h5, capturing the pawn",
            "Which black pawn card leaves the line? Card 3, after the white rook (then rook"
                + " h5\u00d7d5)"),
        path(
            DrawnCooperative.white(BOARD.replace(". . . . . . . p", ". . . p . . . p"))
                .line("pRp")
                .state(),
            "h1h5x3"));
  }

  @Test
  void aCaptureForWhichACardWasChosenIsSpokenOfInASentence() {
    assertEquals(
        Optional.of("capture the pawn on h5 with the rook from h1 and take card 3 out of the line"),
        Script.action(state("pRp"), "h1h5x3").spoken());
    assertEquals(Optional.empty(), Script.action(state(), "h1h5x5").spoken());
  }

  @Test
  void aPromotionIsSpokenOfInASentenceWithItsCards() {
    assertEquals(
        Optional.of(
            "capture the rook on d8 with the pawn from e7, make it a queen and put the queen's card"
                + " in as card 4, after the black pawn"),
        Script.action(state(), "e7d8x2=Q/2@4").spoken());
  }

  @Test
  void noCardIsAskedForWhereAnyWouldLeaveTheSameLine() {
    State state = state("RppR");
    assertEquals(
        List.of("Which piece? Rook h1", "Where to? h5, capturing the pawn"), path(state, "h1h5x2"));
    assertTrue(Script.action(state, "h1h5x2").isOffered());
    assertFalse(Script.action(state, "h1h5x3").isOffered());
  }

  @Test
  void noCardIsAskedForWhereOneAloneFits() {
    assertEquals(
        List.of("Which piece? Rook h1", "Where to? h5, capturing the pawn"),
        path(state(), "h1h5x5"));
    assertEquals(
        List.of(
            "Which piece? Pawn e7",
            "Where to? d8, capturing the rook",
            "What does the pawn become? Queen",
            "Where does the white queen card go? As card 4, after the black pawn"),
        path(state(), "e7d8x2=Q/2@4"));
  }

  @Test
  void aPromotionTakesThePieceAndThePlaceOfItsCard() {
    assertEquals(
        List.of(
            "Which piece? Pawn e7",
            "Where to? e8",
            "What does the pawn become? Queen",
            "Which white pawn card leaves the line? Card 3, linking the black rook and the"
                + " white rook",
            "Where does the white queen card go? As card 1, before the black king"),
        path(state("krPRpP"), "e7e8=Q/3@1"));
  }

  @Test
  void aCaptureWithPromotionAsksForEachCardInTheLineAsItIsThen() {
    assertEquals(
        List.of(
            "Which piece? Pawn e7",
            "Where to? d8, capturing the rook",
            "What does the pawn become? Queen",
            "Which black rook card leaves the line? Card 2, linking the black king and the"
                + " white pawn",
            "Which white pawn card leaves the line? Card 2, between the black king and"
                + " the black rook (allows no new capture)",
            "Where does the white queen card go? As card 4, after the white pawn"),
        path(state("krPrP"), "e7d8x2=Q/2@4"));
  }

  @Test
  void aCaptureInPassingSaysSo() {
    State black =
        DrawnCooperative.black(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . p P . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """)
            .passed("e3")
            .line("Pp")
            .state();
    assertEquals("Where to? e3, capturing the pawn en passant", path(black, "d4e3x1").get(1));
    assertEquals(
        "The player: black pawn d4-e3, capturing the pawn en passant (+1 point).",
        Script.told(black, "d4e3x1"));
  }
}
