package rookery.engine.games.toddler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.toddler.DrawnToddler.WHITE;
import static rookery.engine.games.toddler.DrawnToddler.drawn;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.board.Square;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Plan;
import rookery.engine.explanation.Purpose;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.kit.script.Script;
import rookery.engine.motive.PiecesAtRisk;
import rookery.engine.play.PlayableState;
import rookery.engine.text.Sentence;

/** What somebody is advised to work towards in a quiet turn. */
class ToddlerAdviceTest {
  private static final String HOW_TO_WIN =
      "To win, capture the Guardian Angel with two attackers, then threaten the Toddler.";

  private static final String SECOND_PIECE =
      """
      .....tw....
      ...........
      ...........
      ...........
      ...........
      ......A....
      ...........
      ...........
      ...........
      .P.........
      ........EWT
      """;

  private static Optional<Plan> plan(String rows) {
    return drawn(rows).plan(WHITE);
  }

  private static String told(String rows) {
    return plan(rows).orElseThrow().explanation().told().plain();
  }

  @Test
  void aSecondPieceIsToAttackTheGuardianAngelThatOneAttacks() {
    assertEquals(
        "Plan: Phoenix b10 to i2, to attack the Guardian Angel on g1 too, so that you"
            + " can capture it next turn.",
        told(SECOND_PIECE));
    assertEquals(
        List.of(Mark.arrow(Square.named("b10"), Square.named("i2"), "blue")),
        plan(SECOND_PIECE).orElseThrow().explanation().marks());
  }

  @Test
  void aHintOfThePlanSaysWhatItIsGoodFor() {
    assertEquals(
        "It attacks the Guardian Angel on g1 too, so that you can capture it next turn.",
        ComputerChoices.hint(new ToddlerGame(), drawn(SECOND_PIECE), "W", "b10i2"));
  }

  private static final String NURSE_BEHIND_CAPTAIN =
      """
      tw.........
      ...........
      ...........
      ...........
      .........p.
      ...........
      ...........
      ...........
      .....C.....
      ..S........
      ...N.....WT
      """;

  @Test
  void aPieceThatMakesWayForTheOneBehindItIsSaidToDoSo() {
    assertEquals(
        "Plan: Captain f9 to e9, to let your Nurse on d11 attack the Phoenix on j5.",
        told(NURSE_BEHIND_CAPTAIN));
    assertEquals(
        List.of(
            Mark.arrow(Square.named("f9"), Square.named("e9"), "blue"),
            Mark.arrow(Square.named("d11"), Square.named("j5"), "blue"),
            new Mark.Order(Square.named("e9"), 1),
            new Mark.Order(Square.named("j5"), 2)),
        plan(NURSE_BEHIND_CAPTAIN).orElseThrow().explanation().marks());
    assertEquals(
        "It lets your Nurse on d11 attack the Phoenix on j5, which nothing guards.",
        ComputerChoices.hint(new ToddlerGame(), drawn(NURSE_BEHIND_CAPTAIN), "W", "f9f8"));
  }

  @Test
  void aPieceThatWouldBeLostForTheOneItAttacksIsNotCalledThreatened() {
    String guarded = NURSE_BEHIND_CAPTAIN.replace(".........p.", ".....e...s.");
    assertFalse(told(guarded).contains("j5"), told(guarded));
  }

  @Test
  void aWayThatLetsTheEnemyCaptureFirstIsNotCalledAThreat() {
    String likewise = NURSE_BEHIND_CAPTAIN.replace(".........p.", ".........n.");
    String words = ComputerChoices.why(new ToddlerGame(), drawn(likewise), "W", "f9e9");
    assertFalse(words.contains("attack the"), words);
  }

  @Test
  void aCaptureThatThreatensMoreSaysSo() {
    assertEquals(
        "Plan: Phoenix d5-c3, capturing the Soldier, to threaten the Emperor on e2.",
        told(
            """
            tw.........
            ....e......
            ..s........
            ...........
            ...P.......
            ...........
            ...........
            ...........
            ...........
            ...........
            .........WT
            """));
  }

  @Test
  void ofAGuardedPieceThatAPlanLeavesInDangerItIsNotSaidThatASoldierIsWorthMore() {
    State state =
        drawn(
            """
            tw.........
            ...........
            ..........s
            ...........
            ......s....
            p....P.....
            ....S.....E
            .S.........
            ...........
            ...........
            ..........T
            """);
    Plan plan = state.plan(WHITE).orElseThrow();
    assertEquals(
        "Plan: Emperor k7-k3, capturing the Soldier. It seems better than saving your Phoenix on"
            + " f6 and your Soldier on b8.",
        new PiecesAtRisk(WHITE, state, ToddlerKind.NAMES)
            .around(plan)
            .explanation()
            .told()
            .plain());
  }

  @Test
  void aPieceThatNeedsTwoMovesIsToldBoth() {
    String rows =
        """
        .....tw....
        ...........
        ...........
        ...........
        ...........
        .......S...
        ...........
        ...........
        ...........
        .S.........
        ..N......WT
        """;
    assertEquals(
        "Plan: Nurse c11 to d10, then to a7, to attack the Guardian Angel on g1 so"
            + " that a second piece can capture it.",
        told(rows));
    assertEquals(Optional.of("c11d10"), plan(rows).orElseThrow().first());
    // Both arrows are blue, so numbers say which move comes first.
    assertEquals(
        List.of(new Mark.Order(Square.named("d10"), 1), new Mark.Order(Square.named("a7"), 2)),
        plan(rows).orElseThrow().explanation().marks().stream()
            .filter(Mark.Order.class::isInstance)
            .toList());
    assertEquals(
        "From d10 it can go to a7, to attack the Guardian Angel on g1 so that a second"
            + " piece can capture it.",
        ComputerChoices.hint(new ToddlerGame(), drawn(rows), "W", "c11d10"));
  }

  @Test
  void nothingIsReachedInTwoMovesThatOneCouldReach() {
    ToddlerSituation situation =
        (ToddlerSituation)
            ((PlayableState<?>)
                    drawn(
                        """
                        .....tw....
                        ...........
                        ...........
                        ...........
                        ...........
                        .......S...
                        ...........
                        ...........
                        ...........
                        .S.N.......
                        .........WT
                        """))
                .situation();
    assertEquals(Optional.empty(), inTwoMoves(situation, "c9", "a7"));
    assertTrue(inTwoMoves(situation, "c9", "d8").isPresent());
  }

  private static Optional<Plan> inTwoMoves(ToddlerSituation situation, String via, String goal) {
    ToddlerMove.QuietMove first =
        new ToddlerMove.QuietMove(
            situation.truth().field().piece(Square.named("d10")), Square.named(via));
    return ToddlerAttack.of(situation)
        .twice(
            first,
            (board, piece) ->
                Optional.of(new Purpose("see", "it"))
                    .filter(any -> piece.square().equals(Square.named(goal))));
  }

  @Test
  void aHintHasTheReasonOfThePlan() {
    assertEquals(
        Optional.of("It lets your Nurse on a11 out."),
        DrawnToddler.start(ToddlerSetup.position())
            .plan(WHITE)
            .flatMap(Plan::why)
            .map(Sentence::plain));
  }

  @Test
  void atTheStartASoldierLetsAPieceOut() {
    assertEquals(
        "Plan: Soldier c9 to c8, to let your Nurse on a11 out.",
        DrawnToddler.start(ToddlerSetup.position())
            .plan(WHITE)
            .orElseThrow()
            .explanation()
            .told()
            .plain());
  }

  @Test
  void aToddlerWithoutItsGuardianAngelIsThreatenedItself() {
    assertEquals(
        "Plan: Nurse b11 to a10, to threaten the Toddler on j1.",
        told(
            """
            .........t.
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            .N.......WT
            """));
  }

  @Test
  void whatCanBeWonIsToBeCaptured() {
    assertEquals(
        "Plan: Android g6-g3, capturing the Nurse.",
        told(
            """
            .....tw....
            ...........
            ......n....
            ...........
            ...........
            ......A....
            ...........
            ...........
            ...........
            ...........
            ........EWT
            """));
  }

  @Test
  void whereNothingCanComeNearerNoMoreIsToldThanAMoveIsGoodFor() {
    assertEquals(
        "Plan: Toddler k11 to k10, to reach 5 squares.",
        told(
            """
            tw.........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ..........T
            """));
  }

  @Test
  void aPieceIsToAimAtTheGuardianAngelPastASingleEnemy() {
    assertEquals(
        "Plan: Nurse b8 to a7, to aim at the Guardian Angel on g1 behind the Soldier on e3.",
        told(
            """
            .....tw....
            ...........
            ....s...s..
            ...........
            ...........
            ...........
            ...........
            .N.........
            ...........
            ...........
            .........WT
            """));
  }

  @Test
  void aPieceIsToAttackWhatStandsBetweenAnotherAndTheGuardianAngel() {
    String rows =
        """
        .....tw....
        ...s.......
        ....s...s..
        ...........
        ..N........
        .....C.....
        ...........
        ...........
        ...........
        ...........
        .........WT
        """;
    assertEquals(
        "Plan: Captain f6 to f5, to attack the Soldier on e3, which keeps your Nurse on"
            + " c5 from the Guardian Angel.",
        told(rows));
  }

  @Test
  void aPieceIsToAttackTwoStrongOnesAtOnce() {
    assertEquals(
        "Plan: Phoenix a9 to e4, to attack the Nurses on c5 and g5 at once.",
        told(
            """
            .....tw....
            ...........
            ...........
            ...........
            ..n...n....
            ...........
            ...........
            ...........
            P..........
            ...........
            .........WT
            """));
  }

  @Test
  void aMoveThatWinsAtOnceComesFirst() {
    assertEquals(
        "Plan: Empress b3-a2, to win the game.",
        told(
            """
            t..........
            .......E...
            .I.........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            n..........
            .........WT
            """));
  }

  @Test
  void whoIsAheadIsToldThatASwapCouldBringTheToddlersTogetherAndPreventsIt() {
    assertEquals(
        "The Toddler on a1 could swap places with the Nurse on j10: next to your"
            + " Toddler, that's a draw. Prevent that: try Toddler i11-h10.",
        told(
            """
            t...e......
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            SS.........
            SS.......n.
            ES.....WT..
            """));
  }

  @Test
  void whoCanCaptureInsteadOfSavingAPieceIsToldWhyNot() {
    assertEquals(
        "Save your Nurse: try Nurse e6-g8. Capturing the Phoenix on i8 is no better:"
            + " then you could lose your Nurse.",
        told(
            """
            .....tw....
            ...........
            a..........
            ...........
            ...........
            ....N......
            ...........
            ........p..
            .......S...
            ...........
            .........WT
            """));
  }

  @Test
  void aPieceInDangerIsToBeSavedFirst() {
    Plan plan =
        plan("""
        .....tw....
        ...........
        a..........
        ...........
        ...........
        ....N......
        ...........
        ...........
        ...........
        ...........
        ........SWT
        """)
            .orElseThrow();
    assertEquals("Save your Nurse: try Nurse e6-i10.", plan.explanation().told().plain());
  }

  /** Black's Android on c7 attacks the Nurse on k3 and, round a corner, the Soldier on i9. */
  private static final List<String> TWO_ATTACKED =
      List.of(
          "c9c8", "c1f7", "f9f8", "f7f2", "a11f6", "i1a6", "f6c3", "a1a2", "c3g7", "a6d2", "g7k3",
          "a2c7");

  @Test
  void ofTwoPiecesInDangerBothAreSavedWhereOneMoveCanDoSo() {
    State state = DrawnToddler.start(ToddlerSetup.position());
    State attacked = Script.played(state, TWO_ATTACKED.toArray(String[]::new));
    assertEquals("Save your Nurse and your Soldier on i9: try Nurse k3-g7.", withRisks(attacked));
    assertEquals(
        "It saves the Nurse on k3 and the Soldier on i9.",
        ComputerChoices.hint(new ToddlerGame(), attacked, "W", "k3g7"));
  }

  @Test
  void aHintKeepsToThePlanWhereALongerLookFindsHardlyMore() {
    State start = DrawnToddler.start(ToddlerSetup.position());
    State state =
        Script.played(Script.played(start, TWO_ATTACKED.toArray(String[]::new)), "k3g7", "b3b2");
    assertEquals(
        state.plan(WHITE).flatMap(Plan::first),
        Optional.of(ComputerChoices.advised(new ToddlerGame(), state, "W")));
  }

  private static String withRisks(State state) {
    Plan plan = state.plan(WHITE).orElseThrow();
    return new PiecesAtRisk(WHITE, state, ToddlerKind.NAMES)
        .around(plan)
        .explanation()
        .told()
        .plain();
  }

  @Test
  void ofTwoPiecesOfWhichOneCanBeSavedItIsTheDearerAndTheOtherIsNamed() {
    String told =
        withRisks(
            drawn(
                """
                .....tw....
                ...........
                ....s......
                ...N.......
                ...........
                ...........
                ...........
                ...........
                ...s.......
                ..S........
                .........WT
                """));
    assertTrue(
        told.startsWith("Save your Nurse rather than your Soldier on c10: try Nurse d4-"), told);
  }

  private static final String FORK =
      """
      an.egtwi..n
      .p.....a...
      ss..scssss.
      ..ss.......
      .P.P.......
      ...........
      .....p.....
      ..S........
      SS.SSCSSSSS
      .N.........
      .A.IWTGE.NA
      """;

  @Test
  void whereASoldierAttacksTwoPiecesOneOfThemIsToBeSaved() {
    String told = told(FORK);
    assertTrue(told.startsWith("Save your Phoenix rather than the one on "), told);
  }

  private static final String BEFORE_FORK =
      FORK.replace("ss..scssss.", "sss.scssss.").replace("..ss.......", "...s.......");

  @Test
  void aMoveThatWouldAttackTwoPiecesIsToldAndPrevented() {
    String told = told(BEFORE_FORK);
    assertTrue(
        told.startsWith(
            "The Soldier on c3 could go to c4, attacking your Phoenixes on b5 and d5. Prevent that:"
                + " try "),
        told);
    Plan plan = plan(BEFORE_FORK).orElseThrow();
    assertTrue(
        plan.explanation()
            .marks()
            .contains(Mark.arrow(Square.named("c3"), Square.named("c4"), "red")));
    State forked = Script.played(drawn(BEFORE_FORK), "W " + plan.first().orElseThrow(), "B c3c4");
    String danger = forked.danger(WHITE).map(one -> one.told().plain()).orElse("");
    assertFalse(danger.contains("Phoenixes"), danger);
  }

  @Test
  void aPieceIsSavedWhereThatPreventsAnAttackOnTwoOthers() {
    String emperor =
        """
        .....tw....
        ...........
        ..s.....s..
        .......s...
        .P.P..E....
        ...........
        ...........
        ...........
        ...........
        ...........
        .........WT
        """;
    assertTrue(told(emperor).startsWith("Save your Emperor: try Emperor g5-"), told(emperor));
    String first = plan(emperor).orElseThrow().first().orElseThrow();
    String answer = advice(drawn(emperor), "W " + first, "B c3c4");
    assertTrue(answer.contains("-c4, capturing the Soldier"), answer);
  }

  @Test
  void noPieceIsSentWhereASoldierCanChaseItAway() {
    // From c3 a Soldier could step to c4 and attack a Phoenix on d5, which attacks it.
    State start = DrawnToddler.start(ToddlerSetup.position());
    assertNotEquals(Optional.of("c11d5"), start.plan(WHITE).orElseThrow().first());
  }

  @Test
  void earlyInAGameAPlanSaysHowToWin() {
    State start = DrawnToddler.start(ToddlerSetup.position());
    assertEquals(
        "Plan: Nurse a11 to d8, then to b6, to aim at the Guardian Angel on g1 behind"
            + " the Soldier on e3. "
            + HOW_TO_WIN,
        advice(start, "W c9c8", "B k3k4"));
    assertFalse(
        advice(start, "W c9c8", "B k3k4", "W a9a8", "B k4k3", "W a8a9", "B k3k4")
            .contains(HOW_TO_WIN));
  }

  @Test
  void aThreatToTheToddlerIsToBeEndedFirst() {
    assertEquals(
        "End the threat: Emperor a5-k5, capturing the Android.",
        told(
            """
            .....tw....
            ...........
            ...........
            ...........
            E.........a
            ...........
            ...........
            ...........
            ...........
            ...........
            W.........T
            """));
  }

  @Test
  void aSwapThatEndsAThreatIsAdvisedAsOne() {
    assertEquals(
        "End the threat: swap the Toddler on k11 and the Nurse on a10.",
        told(
            """
            .....tw....
            ...........
            ...........
            ...........
            .........aa
            ...........
            ...........
            ...........
            S..........
            NS.........
            ES.......ST
            """));
  }

  @Test
  void anEnemyThatComesNearIsToldOnce() {
    State start =
        drawn(
            """
            .....tw....
            ..........n
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            .....S.....
            W..........
            T..........
            """);
    String near = "The Nurse on f7 has come close, but threatens nothing yet.";
    String first = advice(start, "W f9f8", "B k2f7");
    assertTrue(first.endsWith(near), first);
    String later = advice(start, "W f9f8", "B k2f7", "W f8f9", "B f1e1");
    assertFalse(later.contains(near), later);
  }

  @Test
  void ofAnEnemyThatComesNearWhatItCouldCaptureIsTold() {
    String told = advice(DrawnToddler.start(ToddlerSetup.position()), "W c9c8", "B c1f7");
    assertTrue(
        told.endsWith(" The Phoenix on f7 could capture on e9 or g9, but you could recapture."),
        told);
    String check =
        advice(
            drawn(
                """
                .....tw....
                ...........
                p..........
                ...........
                ...........
                ...........
                ...........
                ...........
                ......S....
                .....S.....
                W....T.....
                """),
            "W a11a10",
            "B a3f7");
    assertTrue(
        check.endsWith(
            " The Phoenix on f7 could capture on g9 and threaten your Toddler, but you could"
                + " recapture."),
        check);
  }

  @Test
  void aPlanNamesNoAimThatItsMoveDoesNotServe() {
    State state =
        Script.played(
            DrawnToddler.start(ToddlerSetup.position()), TWO_ATTACKED.toArray(String[]::new));
    String later =
        advice(
            state,
            "W k3g7",
            "B b3b2",
            "W b9b8",
            "B c7e4",
            "W g9g8",
            "B d2a2",
            "W k11f10",
            "B j3k3");
    assertEquals("Plan: Soldier h9 to h8, to come nearer to the Guardian Angel on g1.", later);
  }

  private static String advice(State state, String... actions) {
    State then = Script.played(state, actions);
    return then.plan(then.mayAct().iterator().next()).orElseThrow().explanation().told().plain();
  }

  @Test
  void aSoldierThreatensAStrongPieceWhereStrongerOnesCanDoNothing() {
    Plan plan =
        plan("""
        .....tw....
        ...........
        ...........
        ...........
        ...........
        ...........
        .........e.
        ...........
        .......SSS.
        ........S..
        WT.........
        """)
            .orElseThrow();
    assertEquals(
        "Plan: Soldier i9 to i8, to threaten the Emperor on j7.",
        plan.explanation().told().plain());
    assertEquals(
        Optional.of("It threatens the Emperor on j7, which nothing guards."),
        plan.why().map(Sentence::plain));
  }

  @Test
  void whatTheEnemysMoveGuardsIsTold() {
    State start = DrawnToddler.start(ToddlerSetup.position());
    String told = advice(start, "W c11d5", "B j1i2");
    assertTrue(told.endsWith(" The Android on i2 now guards the Soldier on c3."), told);
  }

  @Test
  void aSoldierLetsOutWhatGetsMostRoom() {
    assertEquals(
        "Plan: Soldier d10 to d9, to let your Empress on c11 out.",
        told(
            """
            .....tw....
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            WSSS.......
            TSIS.......
            """));
  }

  @Test
  void noParentLeavesItsToddlerOnlyForRoom() {
    State start = DrawnToddler.start(ToddlerSetup.position());
    String told =
        advice(
            start, "W c9c8", "B i1e2", "W a11f6", "B f1g2", "W h9h8", "B c1g6", "W j11f7", "B g6f2",
            "W b9b8", "B a1d2");
    assertFalse(told.startsWith("Plan: Empress"), told);
  }

  @Test
  void noPieceIsSentBackToWhereItHasComeFrom() {
    State start = DrawnToddler.start(ToddlerSetup.position());
    State then = Script.played(start, "W f9f8", "B f3f4", "W f8f7", "B f4f3", "W f7f8", "B f3f4");
    assertNotEquals(Optional.of("f8f7"), then.plan(WHITE).orElseThrow().first());
  }

  @Test
  void aSoldierThatCanOnlyGoOnComesNearer() {
    State state =
        drawn(
            """
            ......t....
            .....w.....
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            S..........
            ...........
            WT.........
            """);
    Plan plan = state.plan(WHITE).orElseThrow();
    assertEquals(
        "Plan: Soldier a9 to a8, to come nearer to the Guardian Angel on f2.",
        plan.explanation().told().plain());
    assertEquals(
        Optional.of("It comes nearer to the Guardian Angel on f2."),
        plan.why().map(Sentence::plain));
  }

  @Test
  void everyTurnHasAnAdvisedActionAndAWayRoundACornerIsDrawnSo() {
    State state = DrawnToddler.start(ToddlerSetup.position());
    SplittableRandom random = new SplittableRandom(2);
    int bent = 0;
    for (int ply = 0; ply < 400 && state.result().isEmpty(); ply++) {
      Seat seat = state.mayAct().iterator().next();
      Plan plan = state.plan(seat).orElseThrow();
      String first = plan.first().orElseThrow();
      assertTrue(Action.find(state.legal(seat), first).isPresent(), plan.toString());
      for (Action action : state.legal(seat)) {
        if (plan.beginsWith(action.text()) && !action.marks().isEmpty()) {
          bent++;
          assertTrue(plan.explanation().marks().containsAll(action.marks()), plan.toString());
        }
      }
      List<Action> legal = state.legal(seat);
      state = state.play(seat, legal.get(random.nextInt(legal.size())));
    }
    assertTrue(bent > 0);
  }
}
