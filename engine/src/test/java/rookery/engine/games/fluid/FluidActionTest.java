package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.fluid.DrawnFluid.WHITE;
import static rookery.engine.games.fluid.DrawnFluid.start;
import static rookery.engine.games.fluid.DrawnFluid.white;
import static rookery.engine.kit.script.Script.action;
import static rookery.engine.kit.script.Script.played;
import static rookery.engine.kit.script.Script.told;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.play.PlayableState;
import rookery.engine.reading.ActionReader;
import rookery.engine.reading.ActionReading;
import rookery.engine.text.Sentence;

/** How actions are asked for, written, read and told. */
class FluidActionTest {
  private static final PlayableState<FluidSituation> BUSY =
      white(
          """
          ..(rn)...k.
          .P......
          .N.(rb)....
          ....(Nb)...
          ...P.p..
          ..P..(NN)..
          ...R..(RB).
          R...K...
          """);

  private static String path(PlayableState<FluidSituation> state, String text) {
    return action(state, text).path().stream()
        .map(Choice::label)
        .collect(Collectors.joining(" > "));
  }

  private static Object read(PlayableState<FluidSituation> state, String typed) {
    return ActionReader.read(state, WHITE, typed) instanceof ActionReading.One one
        ? one.action().text()
        : ActionReader.read(state, WHITE, typed);
  }

  private static final String OPEN_KING =
      """
      .......k
      ........
      ........
      ........
      ........
      ........
      ........
      R......K
      """;

  @Test
  void theRookOfTheQueenIsFoundInThreeSteps() {
    assertEquals(
        "Queen (rook and bishop) d1 > only the rook > c1, joining the bishop to make a queen",
        path(start(), "Rd1c1"));
    assertEquals(
        List.of("Which piece?", "What should move from d1?", "Where to?"),
        action(start(), "Rd1c1").path().stream().map(Choice::question).toList());
  }

  @Test
  void aPieceThatStandsAloneIsAskedForItsTargetOnly() {
    assertEquals("Rook h1 > g1, joining the knight", path(start(), "h1g1"));
    assertEquals("Rook d2 > d3", path(BUSY, "d2d3"));
  }

  @Test
  void twoTogetherSayWhatTheyAre() {
    assertEquals("Queen (rook and bishop) g2 > the whole queen > g7", path(BUSY, "g2g7"));
    assertEquals("Two knights f3 > both together > h4", path(BUSY, "f3h4"));
    assertEquals("Two knights f3 > only one knight > h4", path(BUSY, "Nf3h4"));
  }

  @Test
  void whoeverCapturesOneOfTwoIsAskedWhich() {
    PlayableState<FluidSituation> state =
        white(
            """
            .k......
            ........
            ........
            ...(rb)....
            ........
            ..N.....
            ........
            .K......
            """);
    assertEquals(
        "Knight c3 > d5, capturing the rook or the bishop > the bishop", path(state, "c3d5xB"));
    assertTrue(action(state, "c3d5xB").leavesOneOfTwo());
    assertFalse(action(BUSY, "d2d3").leavesOneOfTwo());
    assertEquals(
        "Pawn b7 > c8, capturing the rook or the knight > the knight > Rook",
        path(BUSY, "b7c8xN=R"));
    assertEquals("Pawn b7 > b8 > Queen (rook and bishop)", path(BUSY, "b7b8=Q"));
  }

  @Test
  void aKnightIsDrawnAsItWalks() {
    PlayableState<FluidSituation> state =
        white(
            """
            ...k....
            ........
            .N......
            ........
            ........
            ........
            ........
            ...K....
            """);
    assertEquals(
        Mark.way(List.of(Square.named("b6"), Square.named("b7"), Square.named("c8")), "blue"),
        action(state, "b6c8").marks());
    assertEquals(List.of(), action(BUSY, "d2d3").marks());
  }

  @Test
  void castlingIsATargetOfTheKing() {
    assertEquals("King e1 > c1, castling with the rook on a1", path(BUSY, "O-O-O"));
  }

  @Test
  void theNewsSaysThatAMoveGivesCheckButNotBesideAMate() {
    String check = "White: rook a1-a8, giving check.";
    assertEquals(check, told(DrawnFluid.white(OPEN_KING), "a1a8"));
    assertEquals("White: rook a1-a7.", told(DrawnFluid.white(OPEN_KING), "a1a7"));
    String shut = OPEN_KING.replaceFirst("[.]{8}", "......pp");
    assertEquals("White: rook a1-a8.", told(DrawnFluid.white(shut), "a1a8"));
  }

  @Test
  void theQuestionBeforeAMoveSaysThatItGivesCheckAndAHintLeavesThatToItsReason() {
    Action check = action(BUSY, "f3h4");
    assertEquals(Optional.of("move both knights from f3 to h4, giving check"), check.spoken());
    assertEquals(
        Optional.of(Sentence.of("%s", "move both knights from f3 to h4")), check.spokenWithSeats());
    assertEquals(Optional.of("play rook a1-a7"), rook("a1a7").spoken());
    assertEquals(Optional.of("play rook a1-a8, giving check"), rook("a1a8").spoken());
  }

  private static Action rook(String text) {
    return action(DrawnFluid.white(OPEN_KING), text);
  }

  @Test
  void theLogTellsWhoLeavesWhom() {
    assertEquals(
        "White: rook d1-c1, leaving one bishop behind and joining another bishop to make a queen.",
        told(start(), "Rd1c1"));
    assertEquals("White: queen g2-g7, giving check.", told(BUSY, "g2g7"));
    assertEquals("White moved both knights from f3 to h4, giving check.", told(BUSY, "f3h4"));
    assertEquals(
        "White: knight f3-h4, leaving the other knight behind and giving check.",
        told(BUSY, "Nf3h4"));
    assertEquals("White castled (king to c1 and rook to d1), giving check.", told(BUSY, "O-O-O"));
    assertEquals(
        "White: pawn b7-c8, capturing the knight, promoting to a rook, sharing the square with"
            + " Black's rook and giving check.",
        told(BUSY, "b7c8xN=R"));
    assertEquals(
        "White: pawn e5-d6, capturing the pawn on d5 en passant.",
        told(played(start(), "e2e4", "a7a6", "e4e5", "d7d5"), "e5d6"));
  }

  @Test
  void aPieceThatFreesItsOwnIsToldToCaptureAndJoin() {
    PlayableState<FluidSituation> state =
        white(
            """
            .k......
            ........
            ........
            ...(Nb)....
            ........
            ........
            ...R....
            .K......
            """);
    assertEquals(
        "Rook d2 > d5, capturing the black bishop and joining the white knight",
        path(state, "d2d5"));
    assertEquals(
        "White: rook d2-d5, capturing the black bishop and joining the white knight.",
        told(state, "d2d5"));
  }

  @Test
  void aRookJoinsAnotherRook() {
    assertEquals(
        "White: rook d2-d5, joining another rook.",
        told(
            white(
                """
                .k......
                ........
                ........
                ...R....
                ........
                ........
                ...R....
                .K......
                """),
            "d2d5"));
  }

  @Test
  void whoCapturesOneOfTwoThatAreAlikeIsNotToldToStandWithIt() {
    PlayableState<FluidSituation> state =
        white(
            """
            .k......
            ........
            ........
            ...(rr)....
            ........
            ........
            ...R....
            .K......
            """);
    assertEquals(
        "White: rook d2-d5, capturing the rook and sharing the square with the other rook.",
        told(state, "d2d5"));
  }

  @Test
  void textsAreReadInAnyCaseAndWithSigns() {
    assertEquals("Rd1c1", read(start(), "rd1-c1"));
    assertEquals("b7c8xN=R", read(BUSY, "B7C8XNR"));
    assertEquals("O-O-O", read(BUSY, "0-0-0"));
  }

  @Test
  void shortNamesAreReadWhereOneMoveFits() {
    assertEquals("e2e4", read(start(), "e4"));
    assertEquals("g2g7", read(BUSY, "Qg7"));
    assertEquals("b7b8=Q", read(BUSY, "b8=Q"));
    assertEquals("b7c8xN=R", read(BUSY, "bxc8xN=R"));
    assertEquals("b6d7", read(BUSY, "Nbd7"));
  }

  @Test
  void aShortNameOfTwoMovesIsNone() {
    assertInstanceOf(ActionReading.None.class, read(BUSY, "Nd7"));
  }

  @Test
  void paladinsAndChancellorsHaveShortNames() {
    PlayableState<FluidSituation> state =
        white(
            """
            .k......
            ........
            ........
            ........
            ........
            ........
            (BN)..(RN)....
            ......K.
            """);
    assertEquals("d2d5", read(state, "Cd5"));
    assertEquals("a2d5", read(state, "Ad5"));
  }
}
