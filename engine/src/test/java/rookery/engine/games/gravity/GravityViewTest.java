package rookery.engine.games.gravity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.ScoreSheetNote;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.cards.CardWords;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

class GravityViewTest {
  private static final String PAIR =
      """
      . . . . R . . .
      . . . . P . b .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . n .
      """;

  private static List<String> marks(State state) {
    return state.view(Viewer.SPECTATOR).diagram().marks().stream().map(Mark::line).toList();
  }

  private static Optional<String> task(State state, Colour colour) {
    return state.view(Viewer.of(TwoColourSeats.seat(colour))).task().map(Sentences::plain);
  }

  @Test
  void thePositionHasTheKeysOfThePage() {
    Map<String, Object> position = DrawnGravity.start().position();
    assertEquals(
        Set.of("position", "turn", "flipped", "moved", "stacked", "captured", "decks", "fresh"),
        position.keySet());
    assertEquals(
        Map.of("white", DrawnGravity.WHITE, "black", DrawnGravity.BLACK.subList(1, 12)),
        position.get("decks"));
    assertEquals("white", position.get("turn"));
  }

  @Test
  void squaresAreSortedByTheirNames() {
    PlayableState<GravitySituation> state =
        Script.played(DrawnGravity.turn(DrawnGravity.WHITES, PAIR), "stuck e8", "e7e6");
    assertEquals(List.of("e6", "e8"), state.position().get("moved"));
    GravityBoard well =
        DrawnGravity.well(
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . . . . . . .
            r n . . . . . .
            """);
    assertEquals(
        List.of("a1", "a2", "b1"),
        DrawnGravity.turn(DrawnGravity.WHITES, well).position().get("stacked"));
  }

  @Test
  void theOrderOfTheDecksChangesNothingInTheView() {
    PlayableState<GravitySituation> state = Script.played(DrawnGravity.start(), "add a8");
    RandomGenerator random = new SplittableRandom(5);
    Set<Object> tops = new HashSet<>();
    for (int i = 0; i < 60; i++) {
      PlayableState<GravitySituation> other = state.resample(Viewer.SPECTATOR, random);
      assertEquals(state.view(Viewer.SPECTATOR), other.view(Viewer.SPECTATOR));
      tops.add(other.situation().turn().decks().left(Colour.WHITE).get(0));
      tops.add(other.situation().turn().decks().left(Colour.BLACK).get(0));
    }
    assertEquals(Set.of("P", "N", "B", "R", "Q", "K", "p", "n", "b", "r", "q", "k"), tops);
  }

  @Test
  void theFlippedCardLiesBesideItsDeck() {
    assertEquals(
        List.of(
            "card: back, 0.1, 9.1, 0.55", "card: r, 2.1, 9.1, 0.55", "text: to add, 3.15, -2.52"),
        marks(DrawnGravity.start()).subList(0, 3));
  }

  @Test
  void aTableTellsWhatIsStillToComeAndTheScoreStandsBelow() {
    List<String> lines = marks(DrawnGravity.start());
    assertTrue(
        lines.contains(
            "grid: . K Q R B N P | \u25cb 1 1 2 2 2 4 | \u25cf 1 1 1 2 2 4, 4, 9.1, 0.85"),
        lines.toString());
    assertTrue(lines.contains("text: White 0, 5.37, -2.52"), lines.toString());
    assertTrue(lines.contains("text: Black 0, 7.61, -2.52"), lines.toString());
  }

  @Test
  void atTheEndTheScoreStandsRightBelowTheWell() {
    PlayableState<GravitySituation> over =
        Script.played(
            DrawnGravity.turn(
                25,
                """
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . P . . .
                . . . . . . . .
                """),
            "e2e1");
    assertEquals(
        List.of("text: White 1, 3, -0.35", "text: Black 0, 6, -0.35"), marks(over).subList(0, 2));
    assertEquals(new Margins(0, 0, 0, 1.05), over.view(Viewer.SPECTATOR).diagram().margins());
  }

  @Test
  void aGameGivenUpShowsBothDecksInTheirOrder() {
    PlayableState<GravitySituation> state = Script.played(DrawnGravity.start(), "add a8");
    View end = state.viewAtEnd(Viewer.SPECTATOR);
    List<String> cards =
        end.diagram().marks().stream()
            .map(Mark::line)
            .filter(line -> line.startsWith("card"))
            .map(line -> line.substring(6, 7))
            .toList();
    GravityDecks decks = state.situation().turn().decks();
    assertEquals(
        Stream.concat(decks.left(Colour.WHITE).stream(), decks.left(Colour.BLACK).stream())
            .toList(),
        cards);
    assertEquals(state.position().get("decks"), end.facts().get("decks"));
    assertTrue(
        end.alt()
            .contains(
                "White pieces to come, in order: "
                    + new CardWords(PieceType.NAMES)
                        .inOrder(decks.left(Colour.WHITE))
                        .replace("white ", "")
                    + "."),
        end.alt());
  }

  @Test
  void stackedPiecesLieOnStoneAndThoseThatHaveGoneAreLitUp() {
    PlayableState<GravitySituation> moved =
        Script.played(DrawnGravity.turn(DrawnGravity.WHITES, PAIR), "e7e6");
    List<String> lines = marks(moved);
    assertTrue(lines.contains("stacked: g1"), lines.toString());
    assertTrue(lines.contains("last: e6"), lines.toString());
    assertTrue(lines.contains("arrow: e7, e6, white"), lines.toString());
  }

  @Test
  void theNextPlayerSeesAllMovesOfTheTurnBeforeAndWhatWasAdded() {
    PlayableState<GravitySituation> next =
        Script.played(DrawnGravity.turn(DrawnGravity.WHITES, PAIR), "e7e6", "e8e7", "add a8");
    List<String> lines = marks(next);
    assertEquals(
        List.of("last: a8", "arrow: e7, e6, white", "arrow: e8, e7, white"),
        lines.subList(lines.size() - 3, lines.size()));
    PlayableState<GravitySituation> begun = Script.played(next, "g7f6");
    assertFalse(marks(begun).contains("arrow: e7, e6, white"));
    assertTrue(marks(begun).contains("last: f6"));
  }

  @Test
  void theStatusCountsThePiecesToGoAndTheScore() {
    PlayableState<GravitySituation> state = DrawnGravity.turn(DrawnGravity.WHITES, PAIR);
    assertEquals(
        "It's White's turn. Round 4 of 13, score: White 0, Black 1. White still has 2 pieces to"
            + " move. The rook on e8 can't move now.",
        state.view(Viewer.SPECTATOR).status().plain());
    assertEquals(
        "White must add the black pawn. Round 4 of 13, score: White 0, Black 1.",
        Script.played(state, "e7e6", "e8e7").view(Viewer.SPECTATOR).status().plain());
  }

  @Test
  void whoeverIsToActIsToldWhatToDo() {
    PlayableState<GravitySituation> state = DrawnGravity.turn(DrawnGravity.WHITES, PAIR);
    assertEquals(Optional.of("Move each of your pieces once."), task(state, Colour.WHITE));
    assertEquals(Optional.empty(), task(state, Colour.BLACK));
    assertEquals(
        Optional.of("Add the black rook at the top."), task(DrawnGravity.start(), Colour.WHITE));
  }

  @Test
  void theFirstPieceIsADecisionOfItsOwnAsNothingIsThereToHarm() {
    assertEquals("Add the first piece", DrawnGravity.start().situation().title());
    assertEquals("Add an enemy piece", ADDING.situation().title());
  }

  @Test
  void whatScoresAtOnceIsToldFirst() {
    assertEquals(
        Optional.of("Move the rook on b7. You can score now: rook b7-b4 (+4)."),
        task(DrawnGravity.turn(DrawnGravity.WHITES, ABOVE_A_STACK), Colour.WHITE));
  }

  @Test
  void pointsThatCountAnotherPieceOrMayCostThePieceSaySo() {
    assertEquals(
        Optional.of(
            "You can score now: bishop d4-a1 (+3 with the rook on a2). Move each of your"
                + " pieces once."),
        task(
            DrawnGravity.turn(
                DrawnGravity.WHITES,
                """
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . B . . . .
                . . . . . . . .
                R . . . . . . .
                . r . . . . . .
                """),
            Colour.WHITE));
    assertTrue(
        task(
                DrawnGravity.turn(
                    DrawnGravity.WHITES,
                    """
                    . . . . . . . .
                    . r . . . . . .
                    . . . N . . . .
                    . p . . . . . .
                    . . . . . . . .
                    . . . . . . . .
                    . . . . . . . .
                    . . . . . . . .
                    """),
                Colour.WHITE)
            .orElseThrow()
            .contains("knight d6\u00d7b5 (+1, at risk)."));
  }

  /** The queen could also land on the bottom row, which scores as much as the capture. */
  @Test
  void aCaptureAndAnAttackAreToldBeforeAnyPlan() {
    assertEquals(
        Optional.of(
            "You can score now: queen d7×h7 (+1). The queen on h7 attacks your queen on d7. Plan:"
                + " bishop c6 to a2 in 2 moves (+2). From there it can't fall to b1. Move each of your"
                + " pieces once."),
        task(
            DrawnGravity.turn(
                DrawnGravity.WHITES,
                """
                . . . . . . . .
                . . . Q . . . q
                . . B . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . r . . . . . .
                """),
            Colour.WHITE));
  }

  @Test
  void allCapturesOfOnePieceAreTold() {
    String rook =
        """
        . . . p . . . .
        r . . . R . . k
        . . . . . . . .
        . . . . n . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        """;
    assertEquals(
        Optional.of(
            "Move the rook on e7. You can score now: rook e7×a7 (+1), rook e7×e5 (+1) or rook"
                + " e7×h7 (+1, at risk). Black attacks your rook on e7."),
        task(DrawnGravity.turn(DrawnGravity.WHITES, rook), Colour.WHITE));
    assertEquals(
        Optional.of(
            "You can score now: queen b7×a7 (+1), queen b7×d5 (+1) or 2 other moves. The rook"
                + " on a7 attacks your queen on b7. Move each of your pieces once."),
        task(
            DrawnGravity.turn(
                DrawnGravity.WHITES, rook.replace(". n", "n n").replace("r .", "r Q")),
            Colour.WHITE));
  }

  @Test
  void aPieceIsNotAttackedWhereItIsSafeWhereverItGoes() {
    assertEquals(
        Optional.of("Move the pawn on f6."),
        task(
            DrawnGravity.turn(
                DrawnGravity.WHITES,
                """
                . . . . . . . .
                . . . . . . b .
                . . . . . P . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                """),
            Colour.WHITE));
  }

  @Test
  void aPieceThatCannotMoveInTheTurnIsNamed() {
    String pawn =
        """
        . . . . P . . .
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        """;
    assertEquals(
        Optional.of(
            "Add the black pawn at the top. It can't capture next turn. Your pawn on e8 is blocked."),
        task(DrawnGravity.turn(DrawnGravity.WHITES, pawn), Colour.WHITE));
    assertEquals(
        Optional.of("Move the knight on a7. Your pawn on e8 is blocked."),
        task(
            DrawnGravity.turn(DrawnGravity.WHITES, pawn.replaceFirst("\n\\.", "\nN")),
            Colour.WHITE));
  }

  private static final String ABOVE_A_STACK =
      """
      . . . . . . . .
      . R . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . r . . . . . .
      . r . . . . . .
      . r . . . . . .
      """;

  @Test
  void aPlanCountsTheMovesThatAreLeft() {
    String king = ABOVE_A_STACK.replace(". r .", "r r r").replace('R', 'K');
    assertEquals(
        Optional.of("Move the king on b7. Plan: king b7 to a4 in 3 moves (+4)."),
        task(DrawnGravity.turn(21, king), Colour.WHITE));
    assertEquals(
        Optional.of("Move the king on b7."), task(DrawnGravity.turn(23, king), Colour.WHITE));
    assertEquals(
        Optional.of(
            "Move the king on b7. It's your last turn, but none of your pieces can score any more."),
        task(DrawnGravity.turn(25, king), Colour.WHITE));
    assertEquals(
        Optional.of(
            "Move the rook on b7. You can score now: rook b7-b4 (+4). It's your last turn: stack or"
                + " capture what you can."),
        task(DrawnGravity.turn(25, ABOVE_A_STACK), Colour.WHITE));
  }

  @Test
  void capturesAndLandingsAreToldBeforeThePlanAndThatAllMustMoveComesLast() {
    assertEquals(
        Optional.of(
            "You can score now: rook b7-b4 (+4) or bishop g6×e4 (+1). Plan: knight h7 to g2 in 4"
                + " moves (+2). From there it can't fall to e1. Move each of your pieces once."),
        task(
            DrawnGravity.turn(
                DrawnGravity.WHITES,
                """
                . . . . . . . .
                . R . . . . . N
                . . . . . . B .
                . . . . . . . .
                . . . . p . . .
                . r . . . . . .
                . r . . . . . .
                . r . . r . . .
                """),
            Colour.WHITE));
  }

  /** A pawn's first move can be of two squares. */
  @Test
  void aPlanReckonsWithThePawnsFirstMove() {
    String pawn = ABOVE_A_STACK.replace('R', '.').replaceFirst("\\. \\.", ". P");
    assertEquals(
        Optional.of("Move the pawn on b8. Plan: pawn b8 to b4 in 3 moves (+4)."),
        task(DrawnGravity.turn(21, pawn), Colour.WHITE));
    assertEquals(
        Optional.of("Move the pawn on b8."), task(DrawnGravity.turn(23, pawn), Colour.WHITE));
  }

  private static Optional<Explanation> danger(String rows) {
    return DrawnGravity.turn(DrawnGravity.WHITES, rows).danger(TwoColourSeats.WHITE);
  }

  private static List<String> marks(Explanation told) {
    return told.marks().stream().map(Mark::line).toList();
  }

  @Test
  void aPieceThatMustGoAwayAnywayIsInNoDangerWhereItStands() {
    assertEquals(
        Optional.empty(),
        danger(
            """
      . . . . . . . .
      . . . . . . b .
      . . . . . P . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      """));
  }

  @Test
  void aPieceIsInNoSuchDangerWhileAnotherCanMakeWayForIt() {
    assertEquals(
        Optional.empty(),
        danger(
            """
      . . P . . . . .
      . . . . . . . r
      . . P . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      """));
  }

  private static final String FORCED =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . P b .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      """;

  @Test
  void aForcedMoveIntoACaptureIsToldAndMarkedWhereItEnds() {
    Explanation told = danger(FORCED).orElseThrow();
    assertEquals(
        "Your pawn on f6 must go to f5, where the bishop on g6 could capture it.",
        told.told().plain());
    assertEquals(List.of("danger: f5"), marks(told));
    PlayableState<GravitySituation> state = DrawnGravity.turn(DrawnGravity.WHITES, FORCED);
    Action forced = Script.action(state, "f6f5");
    assertTrue(forced.isForced());
    assertTrue(forced.isExposedAnyway());
    assertEquals(
        List.of("arrow: g6, f5, red", "danger: f5"), marks(forced.exposure().orElseThrow()));
  }

  @Test
  void aMoveIsNotForcedWhileAnotherPieceCanMakeWay() {
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . P . . . . .
            . . . . . . . .
            . . P . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertFalse(Script.action(state, "c8c7").isForced());
    assertTrue(Script.action(state, "c6c5").isForced());
  }

  @Test
  void nothingIsAskedAgainOfAPieceThatCouldBeCapturedWhereverItGoes() {
    String rows =
        """
        . . . P . . . .
        . . . . . . q .
        . r . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        """;
    PlayableState<GravitySituation> lost = DrawnGravity.turn(DrawnGravity.WHITES, rows);
    assertTrue(Script.action(lost, "d8d6").isExposed());
    assertTrue(Script.action(lost, "d8d6").isExposedAnyway());
    assertFalse(Script.action(lost, "d8d6").isForced(), "it has several squares");
    PlayableState<GravitySituation> safe =
        DrawnGravity.turn(DrawnGravity.WHITES, rows.replace("q", "."));
    assertTrue(Script.action(safe, "d8d6").isExposed());
    assertFalse(Script.action(safe, "d8d6").isExposedAnyway(), "d7 is safe");
  }

  @Test
  void whereTheAddedPieceWouldBeLostIsTold() {
    PlayableState<GravitySituation> adding =
        Script.played(
            DrawnGravity.turn(
                DrawnGravity.WHITES,
                """
                . R . . . P . .
                . R . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                """),
            "b7b6",
            "b8b7",
            "f8f7");
    String told = adding.danger(TwoColourSeats.WHITE).orElseThrow().told().plain();
    assertTrue(told.endsWith("Added on d8, it could be captured wherever it goes."), told);
    assertEquals(
        Optional.of("From there you could capture it wherever it goes."),
        GravityMotive.why(adding.situation(), Script.played(adding, "add d8").situation())
            .map(Sentence::plain));
  }

  @Test
  void aPieceWhoseEverySquareIsAttackedIsInDanger() {
    Explanation told =
        danger(
                """
      . . . . . . . .
      . . . . . . . .
      . . . . . K . .
      r . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      """)
            .orElseThrow();
    assertEquals(
        "The rook on a5 could capture your king on f6 wherever it goes.", told.told().plain());
    assertEquals(List.of("danger: f6"), marks(told));
  }

  @Test
  void aPieceThatAnEnemyBlocksIsInDangerWhereItStands() {
    Explanation told =
        danger(
                """
      . . . . . . . .
      . . . . . . b .
      P . . . . P . .
      . . . . . n . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      """)
            .orElseThrow();
    assertEquals("Your pawn on f6 can't get away from the bishop on g7.", told.told().plain());
    assertEquals(List.of("arrow: g7, f6, red", "danger: f6"), marks(told));
  }

  @Test
  void theDearestOfManyPiecesInDangerAreNamedAndAllAreMarked() {
    Explanation told =
        danger(
                """
      . . . . . . . .
      . . . . . . . .
      . . P P P . K .
      r . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      """)
            .orElseThrow();
    assertEquals(
        "You could lose your king on g6 wherever it goes, your pawn on c5 to the rook on a5, and"
            + " your pawn on d5 to the rook on a5.",
        told.told().plain());
    assertEquals(List.of("danger: g6, c5, d5, e5"), marks(told));
  }

  @Test
  void severalPiecesInDangerAreNamed() {
    assertEquals(
        "You could lose your king on c6 wherever it goes, and your pawn on f5 to the rook on a5.",
        danger(
                """
      . . . . . . . .
      . . . . . . . .
      . . K . . P . .
      r . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      """)
            .orElseThrow()
            .told()
            .plain());
  }

  @Test
  void nothingIsInDangerOnceTheOtherSideHasHadItsLastTurn() {
    PlayableState<GravitySituation> last = DrawnGravity.turn(25, FORCED);
    assertEquals(Optional.empty(), last.danger(TwoColourSeats.WHITE));
    assertFalse(Script.action(last, "f6f5").isExposed());
    assertTrue(DrawnGravity.turn(23, FORCED).danger(TwoColourSeats.WHITE).isPresent());
  }

  @Test
  void squaresWhereThePieceCouldBeCapturedAreKnown() {
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . . . . .
            . . . n . R . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertTrue(Script.action(state, "f7f6").isExposed());
    assertEquals(
        "The knight on d7 could capture it on f6.",
        Script.action(state, "f7f6").exposedWords().plain());
    assertFalse(Script.action(state, "f7f5").isExposed());
    assertFalse(Script.action(state, "f7f1").isExposed(), "what is stacked is safe");
  }

  private static final PlayableState<GravitySituation> ADDING =
      Script.played(
          DrawnGravity.turn(
              DrawnGravity.WHITES,
              """
              . . . . . . . .
              . . . . R . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              """),
          "e7e6");

  private static final PlayableState<GravitySituation> HIGH =
      Script.played(
          DrawnGravity.turn(
              DrawnGravity.WHITES,
              """
              . . R . . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              """),
          "c8c7");

  @Test
  void whereTheAddedPieceCouldCaptureIsMarkedAndTold() {
    Explanation danger = HIGH.danger(TwoColourSeats.WHITE).orElseThrow();
    assertEquals(
        "Add the black pawn at the top. From b8 or d8 it could capture your rook on c7.",
        danger.told().plain());
    assertEquals(List.of("danger: b8, d8"), danger.marks().stream().map(Mark::line).toList());
    assertEquals(Optional.empty(), ADDING.danger(TwoColourSeats.WHITE));
  }

  /** The black rook to be added would score 4 points on top of d3, 2 on top of g1. */
  @Test
  void whereTheAddedPieceWouldScoreForItsOwnerIsMarkedAndTold() {
    Explanation danger =
        DrawnGravity.turn(
                1,
                """
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . r . . . .
                . . . r . . . .
                . . . r . . r .
                """)
            .danger(TwoColourSeats.WHITE)
            .orElseThrow();
    assertEquals(
        "Add the black rook at the top. From d8 it could score 4 points.", danger.told().plain());
    assertEquals(
        List.of("corner text: \u22124, 4, 8", "corner text: \u22122, 7, 8"), marks(danger));
  }

  private static final PlayableState<GravitySituation> BLOCKED =
      DrawnGravity.turn(
          DrawnGravity.BLACKS,
          """
          . . . p . . . .
          . . . P . . . .
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          """);

  @Test
  void whatCouldBeCapturedFromAnySquareIsToldSo() {
    assertEquals(
        "Add the white rook at the top. Wherever you add it, it could capture your pawn on d8.",
        BLOCKED.danger(TwoColourSeats.BLACK).orElseThrow().told().plain());
    assertEquals(
        Optional.of("Wherever it goes, it could capture one of yours."),
        GravityMotive.why(BLOCKED.situation(), Script.played(BLOCKED, "add a8").situation())
            .map(Sentence::plain));
  }

  @Test
  void whoAddsAPieceWhereItCouldCaptureIsToldOfIt() {
    Action added = Script.action(HIGH, "add b8");
    assertTrue(added.isExposed());
    assertEquals("From b8 it could capture your rook on c7.", added.exposedWords().plain());
    assertFalse(Script.action(HIGH, "add c8").isExposed());
  }

  @Test
  void aPieceThatOnlyWaitsForAnotherIsNotSkippedUnasked() {
    PlayableState<GravitySituation> state = DrawnGravity.turn(DrawnGravity.WHITES, PAIR);
    assertEquals(
        "It's blocked now, but it can still move this turn if you move the pawn on e7 first.",
        Script.action(state, "stuck e8").warning().orElseThrow().plain());
    assertEquals(Optional.of("Skip it"), Script.action(state, "stuck e8").asks());
    assertEquals(
        SentenceRole.TO_DO, Script.action(state, "stuck e8").warning().orElseThrow().role());
    assertEquals(Optional.empty(), Script.action(state, "e7e6").asks());
  }

  @Test
  void whoSkipsAPieceThatCouldBeCapturedThereIsToldByWhat() {
    Action skip =
        Script.action(
            DrawnGravity.turn(
                DrawnGravity.WHITES,
                """
                . . . . . . . .
                . . . . . . . .
                . . P . . . . r
                . . P . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                """),
            "stuck c6");
    assertEquals(
        "The rook on h6 could capture it on c6, but it can still move this turn if you move the pawn"
            + " on c5 first.",
        skip.warning().orElseThrow().plain());
    assertEquals(List.of("arrow: h6, c6, red", "danger: c6"), marks(skip.exposure().orElseThrow()));
  }

  @Test
  void aPieceThatAnEnemyBlocksIsNeitherSkippedByAButtonNorLeftToMove() {
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . P . . .
            Q . . . n . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertEquals(
        "It's White's turn. Round 4 of 13, score: White 0, Black 0. White still has 1 piece to"
            + " move: the queen on a7. The pawn on e8 can't move now.",
        state.view(Viewer.SPECTATOR).status().plain());
    assertFalse(Script.action(state, "stuck e8").isOffered());
    assertTrue(Script.action(DrawnGravity.turn(DrawnGravity.WHITES, PAIR), "stuck e8").isOffered());
  }

  @Test
  void aTurnIsToldInOneSentenceWhereThereIsRoomForNoMore() {
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . . . . .
            . . . . . . . .
            R . p . . . . .
            . . . . . . . .
            . . . . B . . .
            . . . . . . . .
            . . . . . . . .
            . R . . . . . .
            """);
    assertEquals(
        List.of(
            "White captured the pawn on c6, scored 1 point by stacking the bishop on h1 and added the black"
                + " pawn on h8."),
        digests(Script.played(state, "a6c6", "e4h1", "add h8")));
    assertEquals(
        List.of("White moved 2 pieces and added the black pawn on h8."),
        digests(Script.played(state, "a6a5", "e4d3", "add h8")));
  }

  @Test
  void whoAddsAPieceThatCanCaptureNothingReadsWhyNoSquareIsMarked() {
    assertEquals(
        Optional.of("Add the black pawn at the top. It can't capture next turn."),
        task(ADDING, Colour.WHITE));
    assertEquals(
        Optional.of("It can't capture next turn, so any square will do."),
        GravityMotive.why(ADDING.situation(), Script.played(ADDING, "add a8").situation())
            .map(Sentence::plain));
    assertEquals(Optional.of("Add the black pawn at the top."), task(HIGH, Colour.WHITE));
  }

  @Test
  void aMoveThatAttacksSomethingSaysSo() {
    assertEquals(
        "White: rook a6-a5 (attacking the pawn on c5).",
        line(
            DrawnGravity.turn(
                DrawnGravity.WHITES,
                """
                . . . . . . . .
                . . . . . . . .
                R . . . . . . .
                . . p . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                """),
            "a6a5"));
  }

  @Test
  void whatAttacksSomethingNowIsTold() {
    assertEquals(
        List.of(
            "White moved the queen to d7 (attacking the rook on h7) and added the black pawn on a8.",
            "White moved 2 pieces and added the black pawn on a8."),
        digests(
            Script.played(
                DrawnGravity.turn(
                    DrawnGravity.WHITES,
                    """
                    . . . Q . . . .
                    . . . . . . . r
                    . . . . . . . .
                    . N . . . . . .
                    . . . . . . . .
                    . . . . . . . .
                    . . . . . . . .
                    . . . . . . . .
                    """),
                "d8d7",
                "b5c3",
                "add a8")));
  }

  private static List<String> digests(State state) {
    return state.digests().stream().map(Sentences::plain).toList();
  }

  private static final PlayableState<GravitySituation> ABOVE_THE_EMPTY =
      DrawnGravity.turn(
          DrawnGravity.WHITES,
          """
          . . . . . . . .
          . . . . . . . .
          . . . . . . . .
          . . . . R . . .
          . . . . . . N .
          . . . . . . . .
          . . . . . . . .
          . . . r . . . b
          """);

  @Test
  void whyAPieceIsStackedAboveAnEmptySquareIsToldWithThePoints() {
    assertEquals(
        "White: knight g4-f2, which scores 2 points (because it can't fall to d1 or h1).",
        line(ABOVE_THE_EMPTY, "g4f2"));
    assertEquals(
        List.of(
            "White scored 3 points by stacking the rook on e1 and the knight on f2 (it can't fall to d1 or"
                + " h1), and added the black pawn on h8.",
            "White scored 3 points by stacking 2 pieces and added the black pawn on h8."),
        digests(Script.played(ABOVE_THE_EMPTY, "g4f2", "e5e1", "add h8")));
  }

  @Test
  void whatElseIsStackedByAMoveIsToldWithThePoints() {
    assertEquals(
        "White: bishop d4-a1, which scores 3 points (the rook on a2 is now stacked, too).",
        line(
            DrawnGravity.turn(
                DrawnGravity.WHITES,
                """
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . B . . . .
                . . . . . . . .
                R . . . . . . .
                . . . . . . . .
                """),
            "d4a1"));
  }

  @Test
  void theScoreSheetHasMovesAsTheNewsTellThem() {
    assertEquals(List.of("knight g4-f2"), sheet(ABOVE_THE_EMPTY, "g4f2"));
    assertEquals(List.of("add rook d8"), sheet(DrawnGravity.start(), "add d8"));
  }

  private static List<String> sheet(PlayableState<GravitySituation> state, String text) {
    return state
        .played(state.situation().actor(), Script.action(state, text))
        .note()
        .map(ScoreSheetNote::text)
        .stream()
        .toList();
  }

  @Test
  void whereManyPiecesMovedOnlyWhatScoredHasAnArrow() {
    PlayableState<GravitySituation> state =
        Script.played(
            DrawnGravity.turn(
                DrawnGravity.WHITES,
                """
                . . . . . . . .
                . . . . . . . .
                R . p . . . . R
                . . . . . . . .
                . . . . B . . .
                . . . . . . . .
                . . R . . . . .
                . . . . . . . .
                """),
            "a6c6",
            "e4d3",
            "h6h5",
            "c2c1");
    assertEquals(
        List.of("arrow: a6, c6, white", "arrow: c2, c1, white"),
        marks(state).stream().filter(mark -> mark.startsWith("arrow")).toList());
  }

  @Test
  void whileAPieceIsChosenTheCardTheScoreAndTheTurnAreToldInWords() {
    List<String> lines =
        DrawnGravity.turn(DrawnGravity.WHITES, PAIR)
            .choosing(TwoColourSeats.WHITE)
            .orElseThrow()
            .marks()
            .stream()
            .map(Mark::line)
            .toList();
    assertTrue(lines.contains("text: then add: pawn, 3.55, -0.25"), lines.toString());
    assertTrue(lines.contains("text: White 0, 2.6, -0.75"), lines.toString());
    assertTrue(lines.contains("text: Black 1, 5.2, -0.75"), lines.toString());
    assertTrue(lines.contains("text: round 4/13, 7.1, -0.25"), lines.toString());
  }

  @Test
  void thePictureIsToldInWords() {
    assertEquals(
        "It's White's turn. White: rook e8; pawn e6. Black: bishop g7; knight g1. Stacked pieces:"
            + " g1. Moved this turn: e6. Still to move: e8. Card: black pawn. White must add it."
            + " Still to come, shuffled: a white king, a white queen, 2 white rooks, a white"
            + " bishop, a white knight, 3 white pawns, a black king, a black queen, a black rook, a"
            + " black bishop, a black knight and 3 black pawns. Score: White 0, Black 1. White's"
            + " last turn: pawn e7-e6.",
        Script.played(DrawnGravity.turn(DrawnGravity.WHITES, PAIR), "e7e6")
            .view(Viewer.SPECTATOR)
            .alt());
  }

  @Test
  void theLogNamesTheSideThePieceAndWhatItCaptures() {
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . . . . .
            . . . . . . . .
            R . p . . . . .
            R . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertEquals("White: rook a6-c6, capturing the pawn.", line(state, "a6c6"));
    assertEquals("White: rook a5-a4.", line(state, "a5a4"));
    assertEquals("White added the black rook on d8.", line(DrawnGravity.start(), "add d8"));
    assertEquals(
        "White skipped the rook on e8.",
        line(DrawnGravity.turn(DrawnGravity.WHITES, PAIR), "stuck e8"));
  }

  private static String line(PlayableState<GravitySituation> state, String text) {
    return Script.news(state, text).line(Viewer.SPECTATOR).orElseThrow().plain();
  }

  @Test
  void theMenuShowsOnlyPiecesThatHaveNotGone() {
    PlayableState<GravitySituation> state = DrawnGravity.turn(DrawnGravity.WHITES, PAIR);
    assertEquals("Pawn e7, Rook e8 can't move: skip it this turn", menu(state));
    assertEquals("Rook e8", menu(Script.played(state, "e7e6")));
    assertEquals("a8, b8, c8, d8, e8, f8, g8, h8", menu(Script.played(state, "e7e6", "e8e7")));
  }

  private static String menu(PlayableState<GravitySituation> state) {
    return String.join(
        ", ",
        Script.actions(state).stream()
            .map(action -> action.path().get(0).label())
            .distinct()
            .toList());
  }

  @Test
  void aTargetSaysWhatIsCapturedThere() {
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . . . . .
            . . . . . . . .
            . . p . . . . .
            . P . . . . . .
            r . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertEquals("a4, capturing the rook", Script.action(state, "b5a4").path().get(1).label());
    assertEquals("b4", Script.action(state, "b5b4").path().get(1).label());
  }

  @Test
  void bothSidesSeeTheWellTheSameWayUp() {
    View white = DrawnGravity.start().view(Viewer.of(TwoColourSeats.seat(Colour.WHITE)));
    View black = DrawnGravity.start().view(Viewer.of(TwoColourSeats.seat(Colour.BLACK)));
    assertEquals(white.diagram(), black.diagram());
  }
}
