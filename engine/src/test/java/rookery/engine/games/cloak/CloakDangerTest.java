package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.cloak.Opening.begun;
import static rookery.engine.kit.script.Script.action;
import static rookery.engine.kit.script.Script.played;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * A cloaked king may stand where a piece attacks it that its owner knows; then its owner is told.
 */
class CloakDangerTest {
  /** White's queen attacks the king on e8. */
  private static State attacked(String uncloaking) {
    return played(begun(), "W e2e4, end", "B f7f6, end", "W d1h5, " + uncloaking + "end");
  }

  @Test
  void aCloakedKingThatAVisiblePieceAttacksIsWarnedOf() {
    assertEquals(
        "Careful: White could capture your king on e8 with the queen on h5.",
        attacked("uncloak 4, ").threat(TwoColourSeats.BLACK).orElseThrow().told().plain());
  }

  @Test
  void nobodyIsWarnedOfWhatIsCloaked() {
    assertTrue(attacked("").threat(TwoColourSeats.BLACK).isEmpty());
  }

  /** What the queen could capture besides matters less. */
  @Test
  void aWarningStandsUntilTheTurnEnds() {
    for (String done : List.of("guess 8 N", "guess 8 N, a7a6")) {
      assertEquals(
          "Careful: White could capture your king on e8 with the queen on h5.",
          played(attacked("uncloak 4, "), "B " + done)
              .threat(TwoColourSeats.BLACK)
              .orElseThrow()
              .told()
              .plain());
    }
  }

  /** Neither may the pawn on d6 capture the knight on e5 where the check can be answered. */
  @Test
  void nothingIsInDangerFromWhatCannotMoveAsTheirRevealedKingIsInCheck() {
    assertEquals(Optional.empty(), afterCheck("p p"), "mate");
    assertEquals(Optional.empty(), afterCheck(". p"), "check");
  }

  /** What is in danger from the pawn once a rook has given check. */
  private static Optional<Explanation> afterCheck(String beforeTheKing) {
    return checked(beforeTheKing, ".").danger(TwoColourSeats.WHITE);
  }

  /** The pawn on d4 keeps a revealed king from e5, and no king that is cloaked. */
  @Test
  void aRevealedKingIsNotSaidToCaptureWhatAVisiblePieceGuards() {
    assertEquals("The rook on e1 could capture it on e5.", onE5("b5*", "b1*", "P"));
    assertEquals(
        "The rook on e1 or the king on e6 could capture it on e5.", onE5("b5*", "b1*", "."));
    assertEquals("none", onE5("b5*", ".", "P"));
    assertEquals("The king on e6 could capture it on e5.", onE5("b5*", ".", "."));
  }

  /** What could capture a queen that goes to e5. */
  private static String onE5(String king, String rook, String guard) {
    State state =
        DrawnCloak.of(
                "RNBQKBNR",
                "RNBQKBNR",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . %s . . .".formatted(king),
                ". . . . . . . w4*",
                ". . . %s . . . .".formatted(guard),
                ". . . . . . . .",
                ". . . . . . . .",
                "w5 . . . %s . . .".formatted(rook))
            .turn(Colour.WHITE);
    return action(state, "h5e5").exposure().map(one -> one.told().plain()).orElse("none");
  }

  /** The checker on d6 may be a rook, which shields the king on d7 from the rook on d1. */
  @Test
  void noHiddenCheckerIsSaidToCaptureThatWouldLeaveItsRevealedKingAttacked() {
    assertEquals("none", onH6("w1*"));
    assertEquals(
        "Beware: if Black's checker 1 on d6 is a queen or a rook, it can capture your queen on h6.",
        onH6("."));
  }

  private static String onH6(String rook) {
    State state =
        DrawnCloak.of(
                "RNBQKBNR",
                "RNBQKBNR",
                ". . . . . . . .",
                ". . . b5* . . . .",
                ". . . b1 . . . .",
                ". . . . . . . .",
                ". . . . . . . w4*",
                ". . . . . . . .",
                ". . . . . . . .",
                "w5* . . %s . . . .".formatted(rook))
            .turn(Colour.WHITE);
    return action(state, "h4h6").ambush().map(Sentence::plain).orElse("none");
  }

  /** With something on e3 that could attack the cloaked king on e1. */
  private static State checked(String beforeTheKing, String attacker) {
    return played(
        DrawnCloak.of(
                "RNBQKBNR",
                "RNBQKBNR",
                ". . . . . . . b5*",
                ". . . . . . " + beforeTheKing,
                ". . . p . . . .",
                ". . . . w2 . . .",
                ". . . . . . . .",
                ". . . . %s . . .".formatted(attacker),
                ". . . . . . . .",
                "w1* . . . w5 . . .")
            .turn(Colour.WHITE),
        "W a1a8");
  }

  /** CL-11: taking a king is no exception. */
  @Test
  void noWarningIsGivenOfACaptureThatWouldLeaveTheirRevealedKingAttacked() {
    assertEquals(Optional.empty(), checked("p p", "b1*").threat(TwoColourSeats.WHITE), "mate");
    assertEquals(Optional.empty(), checked(". p", "b1*").threat(TwoColourSeats.WHITE), "check");
    assertEquals(Optional.empty(), onTheFile("b5*").threat(TwoColourSeats.WHITE), "pinned");
    assertEquals(
        "Careful: Black could capture your king on e1 with the rook on e3.",
        onTheFile(".").threat(TwoColourSeats.WHITE).orElseThrow().told().plain());
  }

  /** White's revealed rook on a3 attacks that on e3 and what stands beyond it. */
  private static State onTheFile(String beyond) {
    return DrawnCloak.of(
            "RNBQKBNR",
            "RNBQKBNR",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            "w1* . . . b1* . . " + beyond,
            ". . . . . . . .",
            ". . . . w5 . . .")
        .turn(Colour.WHITE);
  }

  @Test
  void nobodyElseIsWarned() {
    assertTrue(attacked("uncloak 4, ").threat(TwoColourSeats.WHITE).isEmpty());
  }

  @Test
  void aPieceThatAPawnAttacksIsInDangerAndOneBehindACloakIsNotSaidToBe() {
    State attacked = played(begun(), "W b1c3, end", "B d7d5, end", "W a2a3, end", "B d5d4, end");
    assertEquals(
        "In danger: your knight on c3.",
        attacked.danger(TwoColourSeats.WHITE).orElseThrow().told().plain());
    assertEquals(Optional.empty(), attacked.danger(TwoColourSeats.BLACK));
    State cloaked = played(begun(), "W b2b4, end", "B e7e6, end");
    assertEquals(Optional.empty(), cloaked.danger(TwoColourSeats.WHITE));
  }

  @Test
  void aPawnThatABonusMoveWouldGiveAwayIsNamedUnlessAMoveFollows() {
    State after = played(begun(), "W a2a3, end", "B e7e5, end", "W guess 1 R, b1c3");
    assertEquals(
        "The pawn on e5 could capture it on f4.",
        action(after, "W bonus f2f4").exposure().orElseThrow().told().plain());
    State before = played(begun(), "W a2a3, end", "B guess 1 N, e7e5, end");
    assertEquals(Optional.empty(), action(before, "W bonus f2f4").exposure());
  }

  @Test
  void aCheckerThatCanOnlyBeOneThingPutsPiecesInDanger() {
    State knight = played(begun(), "W b2b4, end", "B b8c6, end");
    assertEquals(
        "In danger: your pawn on b4.",
        knight.danger(TwoColourSeats.WHITE).orElseThrow().told().plain());
  }

  /** What has not moved may be a bishop or a queen; one that is guarded wins nothing then. */
  @Test
  void aPieceThatHiddenCheckersLikelyCanCaptureIsNamedBesideThoseInDanger() {
    State pawn = played(begun(), "W e2e4, end", "B c7c5, end", "W b2b4, end", "B d7d6, end");
    State queen = played(pawn, "W d1g4, end", "B a7a6, end");
    assertEquals(
        "In danger: your pawn on b4. A hidden checker could capture your queen on g4.",
        queen.danger(TwoColourSeats.WHITE).orElseThrow().told().plain());
    State alone = played(begun(), "W d2d4, end", "B e7e6, end", "W c1g5");
    assertEquals(
        "A hidden checker could capture your bishop on g5.",
        alone.danger(TwoColourSeats.WHITE).orElseThrow().told().plain());
    State guarded = played(begun(), "W d2d4, end", "B e7e6, end", "W g1f3, end", "B a7a6, end");
    assertEquals(Optional.empty(), played(guarded, "W c1g5").danger(TwoColourSeats.WHITE));
  }

  @Test
  void aMoveToWhereAPawnCapturesIsExposed() {
    State state = played(begun(), "W b1c3, end", "B d7d5, end");
    assertEquals(
        "The pawn on d5 could capture it on e4.",
        action(state, "c3e4").exposure().orElseThrow().told().plain());
    assertFalse(action(state, "c3a4").isExposed());
  }

  /** A wrong guess gives Black the bonus: f7-f5 and then f5xe4. */
  @Test
  void whatABonusMoveOfTheOthersMakesPossibleIsInDangerToo() {
    State state = played(begun(), "W b1c3, end", "B a7a6, end", "W guess 5 R");
    assertEquals(
        "If the bonus move is d7-d5 or f7-f5, Black could capture it on e4.",
        action(state, "c3e4").exposure().orElseThrow().told().plain());
    assertFalse(action(played(begun(), "W b1c3, end", "B a7a6, end"), "c3e4").isExposed());
    Explanation danger = played(state, "W c3e4").danger(TwoColourSeats.WHITE).orElseThrow();
    assertEquals("In danger: your knight on e4.", danger.told().plain());
    assertTrue(
        danger.marks().containsAll(Mark.way(squares("d7", "d5", "e4"), "red")),
        danger.marks().toString());
  }

  @Test
  void aHiddenCheckerThatCouldCaptureIsNamedBesideABonusMove() {
    State state = played(begun(), "W e2e4, end", "B d7d6, end", "W guess 5 R");
    assertEquals(
        "If the bonus move is f7-f5 or h7-h5, Black could capture it on g4."
            + " So could a hidden checker.",
        action(state, "d1g4").exposure().orElseThrow().told().plain());
  }

  /** Capturing the king with e6-d5 would open the file, but also end the game. */
  @Test
  void noMoveFollowsABonusThatCapturesTheKing() {
    Square knight = Square.named("e3");
    CloakDanger danger =
        new CloakDanger(
                Colour.WHITE,
                new TreeMap<>(Map.of(Square.named("d5"), PieceType.KING, knight, PieceType.KNIGHT)),
                new TreeMap<>(
                    Map.of(Square.named("e6"), PieceType.PAWN, Square.named("e8"), PieceType.ROOK)),
                DrawnCloak.situation(
                        DrawnCloak.of(
                                "RNBQKBNR",
                                "RNBQKBNR",
                                ". . . . b1* . . .",
                                ". . . . . . . .",
                                ". . . . p . . .",
                                ". . . w5 . . . .",
                                ". . . . . . . .",
                                ". . . . w2 . . .",
                                ". . . . . . . .",
                                ". . . . . . . .")
                            .turn(Colour.WHITE))
                    .board())
            .with(Optional.of(new ComingBonus(Colour.BLACK)));
    assertEquals(Optional.empty(), danger.on(knight));
  }

  @Test
  void aPawnThatComesBackCanCaptureInTheSameTurn() {
    State taken = played(begun(), "W e2e4, end", "B d7d5, end", "W e4d5, end", "B b7b6, end");
    State near = played(taken, "W g1f3, end", "B a7a6, end", "W f3d4, end", "B a6a5, end");
    assertEquals(
        "If the bonus brings a pawn back to b7 or d7, Black could capture it on c6.",
        action(played(near, "W guess 5 R"), "d4c6").exposure().orElseThrow().told().plain());
  }

  @Test
  void aCaptureThatWinsAsMuchAsItLosesIsNotExposed() {
    State state = played(begun(), "W e2e4, end", "B d7d5, end", "W b1c3, end", "B e7e6, end");
    assertEquals(Optional.empty(), action(state, "e4d5").exposure());
    assertEquals(
        "The pawn on e6 could capture it on d5.",
        action(state, "c3d5").exposure().orElseThrow().told().plain());
  }

  @Test
  void onlyWhereAHiddenCheckerCouldCaptureIsAPlayerToldToBeware() {
    State state = played(begun(), "W e2e3, end", "B d7d5, end");
    assertEquals("Where to? A hidden checker could capture it on g4.", where(state, "d1f3"));
    assertTrue(action(state, "d1g4").ambush().isPresent());
    assertEquals(Optional.empty(), action(state, "d1f3").ambush());
    assertEquals("Where to?", where(state, "b1c3"));
    assertEquals("Where to?", where(state, "h2h4"));
  }

  /** CL-16: whatever the hidden checkers are. */
  @Test
  void whereAHiddenCheckerCouldCaptureDependsOnNothingHidden() {
    State state = played(begun(), "W e2e3, end", "B d7d5, end");
    for (int seed = 0; seed < 20; seed++) {
      State other = state.resample(Viewer.of(TwoColourSeats.WHITE), new SplittableRandom(seed));
      assertEquals(ambushes(state), ambushes(other));
    }
  }

  private static List<String> ambushes(State state) {
    return state.legal(TwoColourSeats.WHITE).stream()
        .flatMap(action -> action.ambush().stream())
        .map(Sentence::plain)
        .toList();
  }

  @Test
  void whereAPawnCouldCaptureNobodyIsWarnedOfAHiddenCheckerToo() {
    State state = played(begun(), "W e2e4, end", "B c7c5, end");
    assertTrue(action(state, "f1a6").isExposed());
    assertEquals("Where to?", where(state, "f1b5"));
  }

  private static List<Square> squares(String... names) {
    return Stream.of(names).map(Square::named).toList();
  }

  private static String where(State state, String move) {
    return action(state, move).path().get(1).question();
  }

  @Test
  void theEndOfATurnSaysOfRevealingOnlyWhatIsWorthIt() {
    State begun = played(begun(), "W e2e4");
    assertEquals("End your turn.", task(begun, TwoColourSeats.WHITE));
    assertEquals(List.of("End the turn"), advised(begun));
    State alone = played(begun(), "W e2e4, end", "B h7h6, uncloak 5, end", "W h2h3");
    assertEquals("End your turn.", task(alone, TwoColourSeats.WHITE));
    State check = played(begun(), "W e2e4, end", "B f7f6, uncloak 5, end", "W d1h5");
    assertEquals(
        "End your turn, or reveal checker 4 to give check.", task(check, TwoColourSeats.WHITE));
  }

  /** CL-2: what stands cloaked forbids nothing, and nothing else than a king is forbidden any. */
  @Test
  void revealingIsOfferedOnlyWhereItCanMatter() {
    State begun = played(begun(), "W e2e4");
    assertFalse(action(begun, "uncloak 4").isOffered());
    State known = played(begun(), "W g1f3");
    assertTrue(action(known, "uncloak 7").isOffered());
    State king = played(begun(), "W e2e4, end", "B h7h6, uncloak 5, end", "W h2h3");
    assertTrue(action(king, "uncloak 4").isOffered());
    assertFalse(action(king, "end").endsUnasked());
  }

  /**
   * The checker on f1 may be a rook, which would keep the king from castling over f8 once revealed.
   */
  @Test
  void revealingIsOfferedHoweverFarTheRevealedKingIsAsItMayCastle() {
    State state =
        DrawnCloak.of(
                "RNBKQBNR",
                "RKRBBNNQ",
                "b1 b2* b3 . . . . .",
                "p p p . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                "P P P P P . P P",
                "w1 w2 w3 w4 w5 w6 w7 w8")
            .turn(Colour.WHITE);
    State moved = played(state, "W a2a3");
    assertTrue(action(moved, "uncloak 6").isOffered());
    assertFalse(action(moved, "end").endsUnasked());
  }

  /** CL-4: only the player knows that the king may not be revealed. CL-16: so nothing shows it. */
  @Test
  void whetherATurnEndsUnaskedDependsOnNothingHidden() {
    State hidden = played(attacked("uncloak 4, "), "B a7a6");
    State revealed = played(attacked("uncloak 4, uncloak 5, "), "B a7a6");
    State known = played(attacked("uncloak 4, "), "B b8c6");
    for (State state : List.of(hidden, revealed, known)) {
      for (int seed = 0; seed < 20; seed++) {
        State other = state.resample(Viewer.of(TwoColourSeats.WHITE), new SplittableRandom(seed));
        assertEquals(state.duty(TwoColourSeats.BLACK), other.duty(TwoColourSeats.BLACK));
        assertEquals(action(state, "end").endsUnasked(), action(other, "end").endsUnasked());
      }
    }
    assertTrue(action(hidden, "end").endsUnasked());
    assertFalse(action(revealed, "end").endsUnasked());
  }

  @Test
  void whatTheOtherSideKnowsIsRevealedByOneTapTheDearestFirst() {
    State knight = played(begun(), "W g1f3");
    assertEquals(
        "Reveal 7: Black already knows it's a knight. After that, nobody can earn a bonus by guessing it.",
        task(knight, TwoColourSeats.WHITE));
    assertEquals(List.of("Reveal 7"), advised(knight));
    assertEquals(Optional.empty(), action(knight, "uncloak 7").asks());
    assertEquals("Reveal more", action(knight, "uncloak 2").path().get(0).label());
    assertEquals(
        "Reveal what Black can guess for a bonus: 2 (knight) and 7 (knight).",
        task(played(knight, "end", "B a7a6, end", "W b1c3"), TwoColourSeats.WHITE));
    State castled = played(knight, "end", "B a7a6, end", "W g2g3, end", "B a6a5, end");
    State known = played(castled, "W f1g2, end", "B a5a4, end", "W O-O");
    assertEquals(
        "Black knows 8 (rook), 7 (knight) and 5 (king)."
            + " Once revealed, they can't be guessed for a bonus.",
        task(known, TwoColourSeats.WHITE));
    assertEquals(List.of("Reveal 8"), advised(known));
  }

  @Test
  void aBonusMoveCanCaptureEnPassantButNotLeaveTheirRevealedKingAttacked() {
    assertEquals(
        "In danger: your knight on f2.",
        afterDoubleStep(". . . . b5*").map(danger -> danger.told().plain()).orElse(""));
    assertEquals(Optional.empty(), afterDoubleStep("b5* . . . ."), "the pawn shields the king");
  }

  /** What is in danger once e2-e4 has been played beside a pawn on d4, and a guess was wrong. */
  private static Optional<Explanation> afterDoubleStep(String kings) {
    return played(
            DrawnCloak.of(
                    "RNBQKBNR",
                    "RNBQKBNR",
                    "b4 . . " + kings,
                    ". . . . . . . .",
                    ". . . . . . . .",
                    ". . . . . . . .",
                    ". . . p . . . .",
                    ". . . . . . . .",
                    ". . . . P w2 . .",
                    "w5 . . w1* . . . .")
                .turn(Colour.WHITE),
            "W guess 4 K, e2e4")
        .danger(TwoColourSeats.WHITE);
  }

  /** What stands out among the buttons. */
  private static List<String> advised(State state) {
    return state.legal(TwoColourSeats.WHITE).stream()
        .map(action -> action.path().get(0))
        .filter(choice -> choice.words().role() == SentenceRole.ADVISED)
        .map(Choice::label)
        .toList();
  }

  @Test
  void whoeverMovesAPieceIntoDangerIsToldBeforeTheTurnEnds() {
    State moved = played(begun(), "W b1c3, end", "B d7d5, end", "W c3e4");
    assertEquals(
        "In danger: your knight on e4.",
        moved.danger(TwoColourSeats.WHITE).orElseThrow().told().plain());
    assertTrue(moved.isDangerOfNextStep(TwoColourSeats.WHITE));
  }

  /** All that is left is to end the turn. */
  @Test
  void whoHasMovedIsNotToldToKeepTheKingOutOfReach() {
    State sure = played(begun(), "W e2e4, end", "B guess 5 K, e7e5, skip, end", "W a2a3");
    String secret = sure.view(Viewer.of(TwoColourSeats.WHITE)).secret().orElseThrow().plain();
    assertFalse(secret.contains("Keep your king"), secret);
  }

  /** A wrong guess, or a right one, tells the king. */
  @Test
  void whoseKingIsKnownIsToldAtOnceAndWhatToDo() {
    State castled = played(begun(), "W g1f3, end", "B a7a6, end", "W g2g3, end", "B a6a5, end");
    State sure = played(castled, "W f1g2, end", "B a5a4, end", "W O-O, end", "B b7b6, end");
    View own = sure.view(Viewer.of(TwoColourSeats.WHITE));
    String king = "Black knows White's checker 5 is the king.";
    assertTrue(own.status().plain().contains(king), own.status().plain());
    assertTrue(sure.view(Viewer.SPECTATOR).status().plain().contains(king));
    assertTrue(
        own.secret().orElseThrow().plain().endsWith("Keep your king out of reach."),
        own.secret().orElseThrow().plain());
    State told = played(begun(), "W e2e4, end", "B guess 5 K, e7e6, skip, end");
    String status = told.view(Viewer.of(TwoColourSeats.WHITE)).status().plain();
    assertTrue(status.contains(king), status);
    State hidden = played(begun(), "W e2e4, end", "B e7e6, end");
    assertFalse(hidden.view(Viewer.of(TwoColourSeats.WHITE)).status().plain().contains("knows"));
  }

  @Test
  void whoseKingIsKnownReadsWhichHiddenCheckerCouldCaptureIt() {
    State sure = played(begun(), "W e2e4, end", "B guess 5 K, e7e5, skip, end");
    State open = played(sure, "W f2f4, end", "B e5f4, end", "W a2a3, end", "B d8h4, end");
    String secret = open.view(Viewer.of(TwoColourSeats.WHITE)).secret().orElseThrow().plain();
    assertTrue(
        secret.contains(
            "Black's checker 4 on h4 is a queen or a bishop, it can capture your king on e1."),
        secret);
  }

  @Test
  void otherCheckersThatTheTablesGiveAwayAreNamedWhereATurnBegins() {
    State state = played(begun(), "W g1f3, end", "B a7a6, end");
    String status = state.view(Viewer.of(TwoColourSeats.WHITE)).status().plain();
    assertTrue(status.contains("Black knows White's checker 7 is a knight."), status);
    State both = played(state, "W b1c3, end", "B b7b6, end");
    String more = both.view(Viewer.of(TwoColourSeats.WHITE)).status().plain();
    assertTrue(more.contains("Black knows what White's checkers 2 and 7 are."), more);
  }

  private static String task(State state, Seat seat) {
    return state.view(Viewer.of(seat)).task().orElseThrow().plain();
  }

  @Test
  void theCaptorOfAKingIsNamedAtTheEnd() {
    State end = played(attacked("uncloak 4, "), "B a7a6, end", "W h5e8");
    assertEquals(
        "The queen on h5 captured the king on e8.", end.why().orElseThrow().told().plain());
  }
}
