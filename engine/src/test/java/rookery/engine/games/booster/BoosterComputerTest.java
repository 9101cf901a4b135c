package rookery.engine.games.booster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.kit.script.Script;

/** What computers do where there is only one thing to do. */
class BoosterComputerTest {
  private static final BoosterGame GAME = new BoosterGame();
  private static final List<String> PILE = DrawnBooster.cards("PpPpPpPp");

  private static State turn(String checkers, String rows, String hand) {
    return DrawnBooster.turn(
        DrawnBooster.USUAL,
        DrawnBooster.white(checkers, rows),
        DrawnBooster.cards(hand),
        DrawnBooster.cards("p"),
        PILE,
        List.of());
  }

  @Test
  void givesMate() {
    State state =
        turn(
            "",
            """
            . . . . . . k .
            . . . . . p p p
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . . . K . . .
            """,
            "P");
    assertEquals("a1a8", ComputerChoices.by(GAME, state, "W"));
  }

  @Test
  void endsATurnThatIsCheckmateAsItStands() {
    State state =
        turn(
            "",
            """
            . . . . . . k .
            . . . . . p p p
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . B . K . . .
            """,
            "BP");
    State mating = Script.played(state, "a1a8");
    assertEquals("end", ComputerChoices.by(GAME, mating, "W"));
    assertEquals("end", ComputerChoices.advised(GAME, mating, "W"));
    assertEquals(Set.of("end"), ComputerChoices.ofBeginners(GAME, mating, "W"));
    assertEquals("That's checkmate.", ComputerChoices.hint(GAME, mating, "W", "end"));
  }

  @Test
  void givesACheckerToThePieceThatMatesByItsBoost() {
    State state =
        turn(
            "",
            """
            . . . . . . . k
            . . . . . . p p
            . . . . . . . .
            . . . . . . N .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            B . . . K . . .
            """,
            "BN");
    State moved = Script.played(state, "e1d1");
    assertEquals("card N g5", ComputerChoices.by(GAME, moved, "W"));
    assertEquals(
        "That's checkmate: the knight on g5 can capture the king with an extra step via h7.",
        ComputerChoices.why(GAME, moved, "W", "card N g5"));
  }

  @Test
  void beginnersMoveSoThatACardCanStillStopTheMateOfABoostedQueen() {
    BoosterPosition opened =
        DrawnBooster.black(
            "d1 1",
            """
            r n b q k b n r
            p p p p p p p p
            . . . . . . . .
            . . . . . . . .
            . . . . P . . .
            . . . . . . . .
            P P P P . P P P
            R N B Q K B N R
            """);
    State state =
        DrawnBooster.turn(
            DrawnBooster.USUAL,
            opened,
            DrawnBooster.cards("CcpPr"),
            DrawnBooster.cards("pPPrRB"),
            DrawnBooster.cards("ppppppPPPPnNbbrqk"),
            List.of());
    for (String move : ComputerChoices.ofBeginners(GAME, state, "B")) {
      assertTrue(
          Script.actions(Script.played(state, move)).stream().anyMatch(next -> !next.isFatal()),
          move);
    }
  }

  private static final String TWO_ROOKS =
      """
      . . . . . . . k
      . . . . . . p p
      . . . . . . . .
      . . . n . . . .
      . . . . . . . .
      . p . . . . . .
      . . . . . . . .
      R . . R . . K .
      """;

  @Test
  void saysWhatAnExtraStepCanCapture() {
    State boosted = turn("a1 1", TWO_ROOKS, "P");
    String hint = ComputerChoices.hint(GAME, boosted, "W", "a1a2");
    assertTrue(hint.endsWith("Then an extra step can capture the pawn on b3."), hint);
  }

  @Test
  void saysNothingOfWhatOtherPiecesCouldDo() {
    String hint = ComputerChoices.hint(GAME, turn("d5 -1", TWO_ROOKS, "P"), "W", "a1a2");
    assertEquals(
        "It brings the rook into play, off your first row. The pawn on b3 could capture it on a2.",
        hint);
  }

  @Test
  void saysWhatAHobbledPieceStillDoes() {
    State state =
        turn(
            "",
            """
            . . . . . . . k
            . . . . . . p .
            . . . . . . . r
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            P . . . . . . .
            . . . . K . . .
            """,
            "pr");
    State moved = Script.played(state, "e1d1");
    assertEquals(
        "The checker hobbles your opponent's pawn, which then can't move.",
        ComputerChoices.why(GAME, moved, "W", "card p g7"));
    assertEquals(
        "The checker hobbles your opponent's rook, which then moves like a pawn.",
        ComputerChoices.why(GAME, moved, "W", "card r h6"));
    assertEquals(
        "It keeps your checkers for a better moment.",
        ComputerChoices.why(GAME, moved, "W", "end"));
  }

  @Test
  void saysWhatACheckerUnderAnEnemyIsGoodFor() {
    State opening =
        turn(
            "",
            """
            r n b q k b n r
            p p p p p p p p
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            P P P P P P P P
            R N B Q K B N R
            """,
            "pr");
    State moved = Script.played(opening, "b1c3");
    assertEquals(
        "The checker hobbles your opponent's pawn, which then stays in the way of the bishop on c8"
            + " and the queen on d8.",
        ComputerChoices.why(GAME, moved, "W", "card p d7"));
    State guarded =
        turn(
            "",
            """
            . . n . . . . .
            p . . . . . . k
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . K . . .
            R . . . . . . .
            """,
            "n");
    assertEquals(
        "The checker hobbles your opponent's knight, and then you threaten the pawn on a7.",
        ComputerChoices.why(GAME, Script.played(guarded, "e2e3"), "W", "card n c8"));
  }

  @Test
  void saysWhatABoostedPieceAimsAt() {
    State moved = Script.played(hobbled(""), "e1f1");
    assertEquals(
        "The checker boosts your queen, which then aims at the pawn on g7 and the rook on h7.",
        ComputerChoices.why(GAME, moved, "W", "card Q d2"));
  }

  @Test
  void saysThatACheckerFreesAHobbledPiece() {
    State moved = Script.played(hobbled("d2 -1"), "e1f1");
    assertEquals(
        "It frees your queen: the two checkers cancel each other out.",
        ComputerChoices.why(GAME, moved, "W", "card Q d2"));
    State twice = Script.played(hobbled("d2 -2"), "e1f1");
    assertEquals(
        "It cancels one of the checkers under your queen.",
        ComputerChoices.why(GAME, twice, "W", "card Q d2"));
    State boosted = Script.played(hobbled("g7 -1"), "e1f1");
    assertEquals(
        "The checker takes one extra step away from your opponent's pawn.",
        ComputerChoices.why(GAME, boosted, "W", "card p g7"));
  }

  private static State hobbled(String checkers) {
    return turn(
        checkers,
        """
        . . . . . . . k
        . . . . . . p r
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        P . . Q . . . .
        . . . . K . . .
        """,
        "pQ");
  }

  @Test
  void stopsTheCheckmateThatItWasWarnedOf() {
    State state =
        DrawnBooster.turn(
            DrawnBooster.USUAL,
            DrawnBooster.white(
                "",
                """
                r n b q k b . r
                p p p p p p p p
                . . . . . n . .
                . . . . . . . .
                . . . . P . . .
                N . . . . . . .
                P P P P . P P P
                R . B Q K B N R
                """),
            List.of(),
            DrawnBooster.cards("knr"),
            DrawnBooster.cards("P"),
            List.of());
    assertTrue(state.threat(DrawnBooster.WHITE).isPresent());
    String advised = ComputerChoices.advised(GAME, state, "W");
    String hint = ComputerChoices.hint(GAME, state, "W", advised);
    assertTrue(hint.startsWith("It stops the checkmate."), advised + ": " + hint);
    String why = ComputerChoices.reasons(GAME, state, "W", advised);
    assertTrue(why.startsWith("Otherwise Black could checkmate you by playing knight"), why);
    String idle = ComputerChoices.reasons(GAME, state, "W", "a1b1");
    assertFalse(idle.contains("Careful"), "the board says so already: " + idle);
    for (String chosen : ComputerChoices.ofBeginners(GAME, state, "W")) {
      State after = Script.played(state, chosen);
      assertEquals(Optional.empty(), after.threat(DrawnBooster.WHITE), chosen);
    }
  }

  /** White has moved and still is to be mated, unless its card hobbles the rook. */
  @Test
  void stopsACheckmateByItsLastCard() {
    State state =
        turn(
            "",
            """
            . . . . . . k .
            r . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            N . . . . P P P
            . . . . . . K .
            """,
            "Pr");
    State moved = Script.played(state, "a2b4");
    Explanation threat = moved.threat(DrawnBooster.WHITE).orElseThrow();
    assertEquals(
        "Careful: Black could checkmate you by playing rook a7-a1.", threat.told().plain());
    assertEquals("card r a7", ComputerChoices.advised(GAME, moved, "W"));
    assertEquals(Set.of("card r a7"), ComputerChoices.ofBeginners(GAME, moved, "W"));
    assertEquals("It stops the checkmate.", ComputerChoices.hint(GAME, moved, "W", "card r a7"));
  }

  /** No move stops the rook, but the card does that can follow any of them. */
  @Test
  void namesTheCardThatStopsACheckmateAfterAMove() {
    State state = backRank("r");
    String advised = ComputerChoices.advised(GAME, state, "W");
    assertEquals(Set.of(), stopping(state));
    assertTrue(
        ComputerChoices.hint(GAME, state, "W", advised)
            .endsWith(
                "Then play the black rook card to put a checker under the rook on a7: that stops the"
                    + " checkmate."),
        advised);
    assertTrue(
        ComputerChoices.reasons(GAME, state, "W", advised)
            .startsWith("Otherwise Black could checkmate you by playing rook a7-a1."));
  }

  @Test
  void saysThatItSeesNothingThatStopsACheckmate() {
    State state = backRank("Q");
    String advised = ComputerChoices.advised(GAME, state, "W");
    String told = ComputerChoices.told(GAME, state, "W");
    assertEquals(Set.of(), stopping(state));
    assertTrue(told.endsWith("I see no sure way to stop the checkmate."), told);
    String why = ComputerChoices.reasons(GAME, state, "W", advised);
    assertFalse(why.contains("Careful"), "the board says so already: " + why);
  }

  /** Whoever has not looked at everything has not seen that nothing helps. */
  @Test
  void doesNotGiveUpWhereItHadNoTimeToLook() {
    for (String hand : List.of("Q", "r")) {
      String told = ComputerChoices.toldInHaste(GAME, backRank(hand), "W");
      assertFalse(told.contains("I see nothing"), told);
    }
  }

  /** White's pawns are hobbled. */
  private static State backRank(String hand) {
    return turn(
        "e2 -1, f2 -1, g2 -1, h2 -1",
        """
        . . . . . . k .
        r . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . P P P P
        . . . . . . K .
        """,
        hand);
  }

  /** The moves after which no mate threatens. */
  private static Set<String> stopping(State state) {
    return state.legal(DrawnBooster.WHITE).stream()
        .filter(action -> !action.isFatal())
        .map(Action::text)
        .collect(Collectors.toSet());
  }

  @Test
  void savesItsQueenFromABoost() {
    State state =
        turn(
            "d4 -1",
            """
            k . . . . . . .
            p p . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . r . . . .
            . . . . . . . .
            . . . . . . . .
            . Q . . K . . .
            """,
            "P");
    String chosen = ComputerChoices.by(GAME, state, "W");
    State after = Script.played(state, chosen);
    assertTrue(after.position().get("position").toString().contains("Q"), chosen);
  }

  @Test
  void aCheckerThatMatesSaysSo() {
    State state =
        DrawnBooster.turn(
            DrawnBooster.USUAL,
            DrawnBooster.white(
                "",
                """
                r n b q k b n r
                p p p . . p p p
                . . . . . . . .
                . . . . . . . .
                . . . P . . . .
                . . . . . N . .
                P P P . P P P P
                R . B Q K B . R
                """),
            DrawnBooster.cards("p"),
            List.of(),
            DrawnBooster.cards("NNBBRR"),
            List.of());
    assertEquals(
        "That's checkmate: the knight on e5 can capture the king with an extra step via f7.",
        ComputerChoices.hint(GAME, Script.played(state, "f3e5"), "W", "card p f7"));
  }

  @Test
  void advisesNoCheckerUnderAPieceThatCannotMove() {
    State state =
        turn(
            "",
            """
            r n b q k b n r
            p p p p p p p p
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            P P P P P P P P
            R N B Q K B N R
            """,
            "Rr");
    assertEquals("end", ComputerChoices.advised(GAME, Script.played(state, "e2e4"), "W"));
  }

  /** Black's checker under the queen would boost the bishop that captures her. */
  @Test
  void whyAPieceInBetweenSavesNoKingIsTold() {
    State mated =
        DrawnBooster.turn(
            DrawnBooster.white(
                "d1 -1",
                """
                . . . . . . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . b . . . . .
                . . . . P P . .
                . . . Q K R . .
                """),
            "",
            "");
    assertEquals(
        "The bishop on c3 attacks the king on e1, and no move saves it. A queen on d2 would be"
            + " captured, and an extra step reaches the king.",
        mated.why().orElseThrow().told().plain());
  }

  @Test
  void aTurnThatWinsTellsItsWayAndNeedsNoMoreReasons() {
    State state =
        DrawnBooster.turn(
            DrawnBooster.USUAL,
            DrawnBooster.white(
                "",
                """
                r n b q k b n r
                p p p . . p p p
                . . . . . . . .
                . . . . . . . .
                . . . P . . . .
                . . . . . N . .
                P P P . P P P P
                R N B Q K B . R
                """),
            DrawnBooster.cards("p"),
            DrawnBooster.cards("p"),
            DrawnBooster.cards("NNBBRR"),
            List.of());
    assertEquals(
        "Then play the black pawn card to put a checker under the pawn on f7: that wins. The knight"
            + " on e5 attacks the king on e8 with an extra step via f7. No move blocks every way there.",
        ComputerChoices.told(GAME, state, "W"));
    assertEquals(
        List.of("arrow: e5, f7, red", "arrow: f7, e8, red"),
        ComputerChoices.drawn(GAME, state, "W").stream().map(Mark::line).toList());
    assertEquals("", ComputerChoices.explained(GAME, state, "W", "f3e5"));
    assertEquals(
        "You can checkmate with a card.",
        Script.played(state, "f3e5")
            .view(Viewer.of(TwoColourSeats.WHITE))
            .task()
            .orElseThrow()
            .plain());
    State mated = Script.played(state, "f3e5", "card p f7");
    assertEquals(
        "The knight on e5 attacks the king on e8 with an extra step via f7. No move blocks every way"
            + " there. Black can play a card only after the move, and that's too late.",
        mated.why().orElseThrow().told().plain());
  }

  @Test
  void aHintAtACardTellsNothingOfAPieceThatCouldNotBeSaved() {
    State state =
        DrawnBooster.turn(
            DrawnBooster.USUAL,
            DrawnBooster.white(
                "",
                """
                r n b q k b n r
                p p p . p p p p
                . . . . . . . .
                . . . P . . . .
                . . . . . . . .
                . . . . . . . .
                P P P P . P P P
                R N B Q K B N R
                """),
            DrawnBooster.cards("N"),
            List.of(),
            DrawnBooster.cards("NBBRR"),
            List.of());
    assertEquals(
        "The checker boosts your knight.",
        ComputerChoices.hint(GAME, Script.played(state, "h2h3"), "W", "card N g1"));
  }
}
