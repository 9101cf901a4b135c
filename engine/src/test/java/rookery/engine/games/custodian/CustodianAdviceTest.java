package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.cards.Dealer;
import rookery.engine.chess.PieceType;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.computer.knowledge.ActionReasons;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.kit.script.Script;
import rookery.engine.match.Match;
import rookery.engine.motive.PiecesAtRisk;
import rookery.engine.option.Options;
import rookery.engine.text.Sentences;

/**
 * What is said of a move before it's played: why a hint recommends it, with whom it captures and as
 * what, and what could follow.
 */
class CustodianAdviceTest {
  private static final CustodianGame GAME = new CustodianGame();

  private static final State NEAR_A_PAWN =
      Positions.white(
          """
          ......k
          .......
          .......
          ..p....
          P......
          ....N..
          K......
          """);

  private static final State KNIGHT_IN_DANGER =
      Positions.white(
          """
          ......k
          .......
          .......
          .......
          r.Nr...
          .......
          K......
          """);

  private static final String LOST_KNIGHT =
      "c1b3 a6a5 e1d3 b6b5 c2c3 d6d5 c3c4 e6e5 b3c5 d5d4 c5a6 a5b4 a2a3 f6f5 a3a4 c6c5";

  private static final State TWO_CAN_BE_LOST =
      Positions.white(
          """
          ...r.br
          ...nk.p
          P.Rbpp.
          ...n...
          ...B..P
          .N.PPP.
          ...K.BR
          """);

  private static String why(State state, String move) {
    return ComputerChoices.why(GAME, state, "W", move);
  }

  private static String hint(State state, String move) {
    return ComputerChoices.hint(GAME, state, "W", move);
  }

  private static Action move(State state, String text) {
    return state.find(TwoColourSeats.WHITE, text).orElseThrow();
  }

  private static String explained(State state, String text) {
    return move(state, text).explained().orElseThrow().told().plain();
  }

  @Test
  void whatAMovePreparesToCaptureIsToldWithThePair() {
    assertEquals(
        "It threatens to capture the pawn on c4, and Black can't stop that.",
        why(NEAR_A_PAWN, "e2c3"));
    assertEquals(
        "That move doesn't capture anything, but next turn you could capture the pawn on c4 by"
            + " playing pawn a3-b4, helped by the knight on c3. They'd"
            + " then stand on neighbouring sides of the enemy.",
        explained(NEAR_A_PAWN, "e2c3"));
    assertEquals(Optional.empty(), move(NEAR_A_PAWN, "a1a2").explained());
  }

  @Test
  void oneAnswerStopsAPlan() {
    State state =
        Positions.white(
            """
            ......k
            n......
            .......
            ..p....
            P......
            ....N..
            K......
            """);
    assertEquals(
        "It threatens to capture the pawn on c4: only 1 of Black's 6 possible replies stops that.",
        why(state, "e2c3"));
  }

  @Test
  void thatOnlyOneOfTwoPiecesCanBeSavedIsSaid() {
    State state =
        Positions.white(
            """
            r.Nr..k
            .......
            .......
            .......
            r.Nr...
            .......
            K......
            """);
    String hint = hint(state, "c3e4");
    assertTrue(hint.contains("You can't save your knight on c7 as well."), hint);
    assertFalse(hint.contains("worth more"), hint);
  }

  @Test
  void whatItSavesIsToldOnceWithThoseWhoWouldHaveCapturedIt() {
    String saved = "It saves the knight on c3 from the rooks on a3 and d3.";
    assertEquals(saved, why(KNIGHT_IN_DANGER, "c3e4"));
    assertEquals(saved, hint(KNIGHT_IN_DANGER, "c3e4"));
  }

  @Test
  void aCaptureIsToldWithWhatCanBeCapturedInReturn() {
    State safe =
        Positions.white(
            """
            ......k
            .......
            .......
            .......
            ..pR...
            .......
            KR.....
            """);
    assertEquals("Nothing can be captured in return.", why(safe, "b1b3"));
    State exposed =
        Positions.white(
            """
            ......k
            .......
            .......
            .r.....
            ..pR...
            r......
            .R....K
            """);
    assertEquals("In return, Black could capture the rook on b3.", why(exposed, "b1b3"));
  }

  @Test
  void whatIsCapturedIsNotHeadedForAsWell() {
    State state =
        Positions.white(
            """
            ......k
            ....N..
            ....n..
            .......
            .P.....
            ......N
            K......
            """);
    assertEquals("[e5]", move(state, "g2f4").captures().toString());
    String told = ComputerChoices.reasons(GAME, state, "W", "g2f4");
    assertFalse(told.contains("go next to the knight on e5"), told);
  }

  @Test
  void aPlanOfTwoMovesIsTold() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            .p.....
            .......
            P......
            K.N....
            """);
    assertEquals("It heads for the pawn on b4, and Black can't stop that.", why(state, "c1b3"));
  }

  @Test
  void aPieceThatComesNearToAnEnemyAloneIsNotSaidToHelpCaptureIt() {
    State state =
        Positions.white(
            """
            ......k
            .p.....
            .......
            .......
            .......
            .......
            K.N....
            """);
    assertEquals("It brings the knight into play, off your first row.", why(state, "c1b3"));
    assertEquals(
        "It brings a knight forward: a pair of pieces can capture an enemy, even the king.",
        why(state, "c1d3"));
  }

  @Test
  void aKingOnItsWayIsToldHowFarItIs() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            .......
            .......
            P......
            K......
            """);
    assertEquals(
        "It brings the king nearer to the d7 throne: 5 more steps to win.", why(state, "a1b2"));
  }

  @Test
  void aHintSaysThatAPieceIsLeftInDangerThatCouldBeSaved() {
    assertEquals(
        "It brings the king nearer to the d7 throne: 5 more steps to win. It seems better"
            + " than saving your knight on c3.",
        hint(KNIGHT_IN_DANGER, "a1a2"));
  }

  @Test
  void aHintAndAPlanSayWhereAPieceInDangerCanBeAvenged() {
    State state =
        Script.played(
            Positions.start(Positions.PLAIN),
            "W c1b3",
            "B a6a5",
            "W e1d3",
            "B e6e5",
            "W b3d4",
            "B d7e6",
            "W g2g3",
            "B e6d7",
            "W f2f3",
            "B c7d5",
            "W f3f4",
            "B d5b4",
            "W b2b3",
            "B b4a6",
            "W f1g2",
            "B f7e6",
            "W e2e3",
            "B g6g5",
            "W g2f3",
            "B b6b5",
            "W f3g4",
            "B e7f5",
            "W d3b2",
            "B a6c7",
            "W b3b4",
            "B a5a4");
    String hint = hint(state, "b2d3");
    String back = " If your pawn on b4 is captured, you can capture back.";
    assertTrue(hint.endsWith(back), hint);
    PiecesAtRisk risks = new PiecesAtRisk(TwoColourSeats.WHITE, state, PieceType.NAMES);
    assertEquals(
        "Plan: knight b2-d3-f2-e4 captures the knight on f5 if it stays."
            + back
            + " It's helped by the bishop on g4.",
        risks.around(state.plan(TwoColourSeats.WHITE).orElseThrow()).explanation().told().plain());
  }

  @Test
  void aHintSaysFirstThatNothingCanSaveAPiece() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            .ppp...
            r.Pr...
            .......
            K......
            """);
    assertEquals("Your pawn on c3 can't be saved.", hint(state, "a1b1"));
  }

  @Test
  void aDangerFromWhichNothingCanBeSavedIsToldAsThatBeforeThePlan() {
    Match match = Match.begin(GAME, Options.of(GAME.options(), Map.of()), Dealer.sorted());
    for (String ply : LOST_KNIGHT.strip().split(" ")) {
      Seat seat = match.awaited().get(0).iterator().next();
      match = match.act(seat, Action.find(match.legal(seat), ply).orElseThrow(), Dealer.sorted());
    }
    Sentences danger = match.advice(TwoColourSeats.WHITE).danger().orElseThrow().told();
    assertEquals(
        "Your knight on a6 can't be saved. Black threatens knight c7-b5 with bishop b7.",
        danger.plain());
    assertEquals(
        "Try pawn b2-b3: if Black then captures the knight on a6, you can capture the pawns on b4"
            + " and d4.",
        match.advice(TwoColourSeats.WHITE).plan().orElseThrow().explanation().told().plain());
    SeatKnowledge knowledge = match.outlook(TwoColourSeats.WHITE);
    Action advised = Action.find(knowledge.legal(), "b2b3").orElseThrow();
    String explained = new ActionReasons(knowledge, advised).explained().plain();
    assertTrue(explained.startsWith("Your knight on a6 can't be saved. If Black"), explained);
  }

  @Test
  void aHintRecommendsTheMoveThatSavesWhatItCan() {
    String advised = ComputerChoices.advised(GAME, KNIGHT_IN_DANGER, "W");
    assertEquals("c3", advised.substring(0, 2), advised);
  }

  @Test
  void aCaptureIsExplainedByWhatEachOfThePairCountsAs() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            ...K...
            .Pp....
            .......
            .......
            """);
    assertEquals(
        "After a straight step, the pawn counts as a bishop. The king on d4 doesn't move, so it counts as a"
            + " knight. The pawn on b4 and the king on d4 capture the pawn on c3: they stand"
            + " diagonally next to the enemy, at neighbouring corners.",
        explained(state, "b3b4"));
  }

  @Test
  void aPawnThatStaysIsSaidToCopyTheOther() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            N......
            ..pP...
            .......
            K......
            """);
    assertEquals(
        "The pawn on d3 doesn't move, so it counts as a knight, like the piece that moves. The knight on b2"
            + " and the pawn on d3 capture the pawn on c3: they stand a knight's move"
            + " apart, one beside the enemy and one diagonally next to it.",
        explained(state, "a4b2"));
  }

  @Test
  void whoCouldCaptureThePieceThereIsToldAndDrawn() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            N......
            r..r...
            .......
            K......
            """);
    Explanation exposure = move(state, "a4c3").exposure().orElseThrow();
    assertEquals(
        "Black could capture your knight on c3 by playing rook a3-b3, helped by the rook on d3.",
        exposure.told().plain());
    assertEquals(
        List.of(
            Mark.arrow(Square.named("a3"), Square.named("b3"), "red"),
            Mark.bow(Square.named("d3"), Square.named("c3"), "red")),
        exposure.marks());
    assertEquals(Optional.empty(), move(state, "a4b6").exposure());
  }

  @Test
  void whoCanCaptureNothingYetReadsAPlanAndSeesIt() {
    Plan plan = plan(NEAR_A_PAWN);
    assertEquals(
        "Plan: knight e2-c3, then pawn a3-b4 captures the pawn on c4.",
        plan.explanation().told().plain());
    assertEquals(Optional.of("e2c3"), plan.first());
    assertEquals(
        List.of(
            Mark.ring(Square.named("c3"), "blue"),
            Mark.joint(Square.named("b4"), Square.named("c3"), "blue"),
            Mark.arrow(Square.named("e2"), Square.named("c3"), "blue"),
            Mark.bow(Square.named("a3"), Square.named("b4"), "blue"),
            Mark.ring(Square.named("c4"), "blue")),
        plan.explanation().marks());
  }

  @Test
  void aPlanIsWorkedOutOnceForABoardThatAsksTwice() {
    assertSame(plan(NEAR_A_PAWN), plan(NEAR_A_PAWN));
  }

  @Test
  void noPlanPutsAPieceInDanger() {
    State state =
        Positions.white(
            """
            ......k
            .......
            ...p...
            ..r....
            P......
            .p..N..
            K......
            """);
    assertEquals("Plan: king a1-a2, then knight e2-c1 captures the pawn on b2.", words(state));
  }

  @Test
  void noPlanIsMadeThatTheDearestCaptureStops() {
    State state =
        Positions.white(
            """
            rbk..r.
            .pppbp.
            pn..pnp
            .P..P..
            PNPP...
            ....KPP
            RB..NBR
            """);
    assertEquals("Try bishop b1-c2, to give the rook on a1 more room.", words(state));
  }

  @Test
  void aPlanIsNotGivenUpForAnAnswerThatRecruitsNoMoreThanIt() {
    State state =
        recruiting(
            """
            ......k
            .p.....
            ...b...
            ..p....
            P......
            ....N..
            K......
            """);
    assertEquals("Plan: knight e2-c3, then pawn a3-b4 recruits the pawn on c4.", words(state));
  }

  @Test
  void recruitingAKingIsNotSaidToWinWhereTheGameGoesOn() {
    State state =
        recruiting(
            """
            ......n
            .....p.
            .......
            Rk.....
            ..R....
            .......
            ......K
            """);
    assertEquals(
        "You can recruit the king on b4: rook c3-c4. It's helped by the rook on a4.", words(state));
  }

  @Test
  void whatIsLostAfterAKingHasBeenRecruitedCountsToo() {
    State state =
        recruiting(
            """
            .......
            Nk.....
            B......
            .P.R...
            .b.n...
            K...B..
            .......
            """);
    assertEquals(
        "But you can recruit the bishop on b3: king a2-b2. It's helped by the pawn on b4.",
        words(state));
  }

  @Test
  void whereNoMoveSavesEverythingAMoveIsAdvisedWithWhatItCanCost() {
    State state =
        recruiting(
            """
            .......
            k......
            .P.n...
            .......
            .......
            .....rr
            ......K
            """);
    assertEquals("Try pawn b5-b6: it puts no other piece in danger.", words(state));
  }

  @Test
  void whatCanBeCapturedForARecruitedKingIsTold() {
    State state =
        recruiting(
            """
            .......
            .....kP
            b....Nr
            .......
            ...N...
            ..rK...
            .......
            """);
    assertEquals(
        "In return, Black could capture the king on d2, and then you the rook on g5.",
        why(state, "d3e5"));
  }

  @Test
  void noPlanLetsAnAnswerLeadAPieceIntoDanger() {
    State state =
        Positions.white(
            """
            ......k
            .......
            ..n....
            ...n...
            P......
            ....N..
            K......
            """);
    Plan plan = plan(state);
    assertSafeAfterAnyAnswer(state, plan.first().orElseThrow());
  }

  private static final String BEGUN =
      """
      ......k
      .......
      p......
      .p.....
      .......
      P......
      K.N....
      """;

  /**
   * What a newcomer played who was left without a plan that still worked, or without its reason.
   */
  private static final String LEFT_BY_A_PLAN =
      """
      W c1b3, B b6b5, W c2c3, B c6c5, W c3c4, B d6d5, W b3a5, B e7c6, W a5b3, B c6b4, W a2a3, B b4a2
      W b1e4, B a2c1, W a1b1, B c1a2, W b1a1, B d5d4, W e1d3, B e6e5, W e4f3, B g6g5, W a1c1, B f7d5
      """;

  /** The first actions of a game that is written down. */
  private static State played(String game, int actions) {
    String[] all = game.strip().split(",\\s*|\n");
    return Script.played(Positions.start(Positions.PLAIN), Arrays.copyOf(all, actions));
  }

  @Test
  void aPlanStaysAsLongAsItWorks() {
    State start = Positions.white(BEGUN);
    assertEquals("Plan: knight c1-e2-c3, then pawn a2-a3 captures the pawn on b4.", words(start));
    assertEquals(
        "Plan: knight e2-c3, then pawn a2-a3 captures the pawn on b4.",
        words(Script.played(start, "W c1e2", "B g7g6")));
  }

  @Test
  void aPlanThatFailedIsReplacedWithAWordOfWhy() {
    State start =
        Positions.white(
            """
            ......k
            .......
            .p.....
            ..b....
            P......
            ....N..
            K......
            """);
    assertEquals(
        "Your plan is off: the bishop has left c4. New plan: pawn a3-a4, then knight c3-e4-c5"
            + " captures the pawn on b5. It's helped by the pawn on a4.",
        words(Script.played(start, "W e2c3", "B c4f7")));
  }

  @Test
  void aPlanWhoseNextMoveIsNoLongerPossibleIsGivenUpWithThatReason() {
    State first =
        Script.played(
            Positions.start(Positions.PLAIN),
            "W c1b3",
            "B a6a5",
            "W e1d3",
            "B c7b5",
            "W a2a3",
            "B e6e5");
    assertEquals(
        "Plan: pawn a3-a4, then knight b3-c5 captures the knight on b5 if it stays.", words(first));
    assertEquals(
        "Your plan is off: the knight can't go to c5 now. Try rook a1-a3: Black can't capture"
            + " anything then.",
        words(Script.played(first, "W a3a4", "B c6c5")));
  }

  @Test
  void aPlanThatIsBegunStaysThoughOneOfManyAnswersCouldEndangerItsPiece() {
    assertEquals(
        "Plan: pawn c3-c4, then knight b3-a5 captures the pawn on b5.",
        words(played(LEFT_BY_A_PLAN, 4)));
  }

  @Test
  void aPlanWhoseCaptureHasBecomeTooDearIsGivenUpWithThePriceFirst() {
    assertEquals(
        "Your plan is off: capturing d4 costs a rook. Try knight b3-a5, where it can go to 3"
            + " squares.",
        words(played(LEFT_BY_A_PLAN, 24)));
  }

  @Test
  void nothingIsSaidOfAPlanThatNobodyBegan() {
    String told = words(Script.played(Positions.white(BEGUN), "W a2a3", "B b4b3"));
    assertFalse(told.contains("our plan"), told);
  }

  @Test
  void aKingThatFewAnswersSaveIsAimedAt() {
    State state =
        Positions.white(
            """
            .....N.
            pppp...
            .......
            p.....k
            .......
            ...N...
            ..K....
            """);
    assertTrue(words(state).endsWith(" captures the king on g4 if it stays."), words(state));
  }

  @Test
  void aBishopIsNotSaidToHelpWhereItStandsBesideAnEnemy() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            ...p...
            .......
            .......
            KB.....
            """);
    String told = why(state, "b1c2");
    assertFalse(told.contains("next to"), told);
  }

  @Test
  void whoHasNoPlanIsToldWhatToAimFor() {
    Plan plan = plan(Positions.start(Positions.PLAIN));
    assertEquals(
        "Bring your knights forward, starting with knight c1-b3. A pair of pieces can capture"
            + " an enemy, even the king.",
        plan.explanation().told().plain());
    assertEquals(Optional.of("c1b3"), plan.first());
  }

  @Test
  void whoHasNoPlanLaterIsToldAMoveWithTheReasonThatAHintGives() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            .......
            .......
            P......
            K......
            """);
    String why = "It brings the king nearer to the d7 throne: 5 more steps to win.";
    assertEquals("Try king a1-b2, nearer to the d7 throne.", words(state));
    assertEquals(why, hint(state, "a1b2"));
  }

  @Test
  void amongQuietMovesOneIsAdvisedThatGivesRoomAndNotTheKings() {
    State state =
        Script.played(
            Positions.start(Positions.PLAIN), "W c1d3", "B c7b5", "W c2c3", "B e7f5", "W g2g3");
    Plan plan = state.plan(TwoColourSeats.BLACK).orElseThrow();
    String move = plan.first().orElseThrow();
    assertFalse(move.startsWith("d7"), move);
    String told = plan.explanation().told().plain();
    assertTrue(told.contains("-" + move.substring(2) + ", to give the "), told);
    assertTrue(
        ComputerChoices.hint(GAME, state, "B", move).startsWith(plan.why().orElseThrow().plain()),
        told);
  }

  @Test
  void noPlanLeadsTheOwnKingAcrossTheBoard() {
    State state =
        Positions.white(
            """
            ......k
            .p.....
            .......
            ....pn.
            ..P....
            P......
            ..K....
            """);
    assertFalse(words(state).contains(" captures "), words(state));
  }

  @Test
  void aKingNearTheThroneIsToldItsWay() {
    State state =
        Positions.white(
            """
            .......
            .......
            ...K...
            .......
            .....k.
            P.....p
            .......
            """);
    Plan plan = plan(state);
    assertEquals(
        "Plan: king d5-c6-d7 takes the throne and wins.", plan.explanation().told().plain());
    assertEquals(Optional.of("d5c6"), plan.first());
  }

  @Test
  void noPieceIsAimedAtThatHasJustSteppedAwayAndCanDoSoAgain() {
    State start =
        Positions.white(
            """
            ......k
            .......
            .......
            ..b....
            P......
            ....N..
            K......
            """);
    State then = Script.played(start, "W e2c3", "B c4d5");
    String why = "The knight has more room on e4: 8 squares instead of 7.";
    assertEquals(
        "Your plan is off: the bishop has left c4. Try knight c3-e4, where it can go to 8 squares.",
        words(then));
    assertEquals(why, why(then, "c3e4"));
  }

  @Test
  void aPawnThatStaysIsAimedAtRatherThanAPieceThatCanLeaveTwice() {
    State state =
        Positions.white(
            """
            rb.knbr
            ..pppp.
            pp.n.Bp
            .......
            .NP....
            PP.PPPP
            .R.KNBR
            """);
    assertTrue(words(state).endsWith("That move also aims at the pawn on b5."), words(state));
  }

  @Test
  void whatIsInDangerIsSavedFirst() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            .......
            r.Pr...
            .......
            K......
            """);
    assertEquals("Save your pawn on c3: try pawn c3-c4.", words(state));
  }

  private static final String BOTH_COULD_CAPTURE =
      """
      W c1b3, B e6e5, W b3d4, B b6b5, W f2f3, B c7d5, W f3f4, B b5c4, W e1f3, B d7e6, W b2b3, B e6e5
      W f3g5, B e5e4, W g5f3, B e4d4, W f3e1, B d4e5, W b3b4, B e7f5, W e1d3, B e5e4, W c2c3, B d5f4
      W c3c4, B e4f3, W d3f2, B f3g4, W g2g3, B f4g2, W e2e3, B c6c5, W b4b5, B f7d5
      """;

  @Test
  void aCaptureThatCostsMoreThanItWinsIsToldBesideARescueAndItsPieceIsMarked() {
    Plan plan = plan(played(BOTH_COULD_CAPTURE, 6));
    assertEquals(
        "Save your knight on d4: try knight d4-b3. Capturing e5 costs a knight.",
        plan.explanation().told().plain());
    Mark capturing = Mark.captures(List.of(Square.named("f3")));
    assertTrue(plan.explanation().marks().contains(capturing), plan.toString());
  }

  @Test
  void noPlanTakesTheOnlyDefenderAwayFromAPieceThatIsThenLost() {
    String words = words(played(BOTH_COULD_CAPTURE, 16));
    assertFalse(words.contains("knight f3-e1"), words);
  }

  @Test
  void whoeverSavesAPieceReadsWhatHasBecomeOfThePlan() {
    assertEquals(
        "Save your knight on f2: try knight f2-d3. Your plan is off: the knight has left f4. That"
            + " move also aims at the knight on f5.",
        words(played(BOTH_COULD_CAPTURE, 30)));
  }

  @Test
  void aPlanThatWouldNowCostMoreIsOffBesideAPieceThatIsLost() {
    Plan plan = plan(played(BOTH_COULD_CAPTURE, 34));
    String words = plan.explanation().told().plain();
    assertTrue(words.startsWith("Your plan is off: capturing c5 costs 2 pawns. New plan: "), words);
    assertEquals("New plan: bishop f1-d3, aiming at g2.", Sentences.of(plan.brief().get()).plain());
  }

  @Test
  void aCaptureThatDoesNotStopAThreatIsToldAsThat() {
    State state =
        Positions.white(
            """
            ..rR..k
            .......
            .......
            .......
            ....pR.
            rK.....
            .......
            """);
    assertTrue(state.threat(TwoColourSeats.WHITE).isPresent());
    assertTrue(words(state).endsWith(" Capturing e3 doesn't stop it."), words(state));
  }

  @Test
  void ofSeveralInDangerTheOneToSaveIsNamedWithItsSquare() {
    State state =
        Positions.white(
            """
            ......k
            .Pr....
            r......
            .......
            r.Pr...
            .......
            K......
            """);
    assertEquals("Save your pawn on b6: try pawn b6-b7.", words(state));
  }

  @Test
  void aMoveThatSavesAPieceIsAdvisedAsThatWhateverElseItDoes() {
    State state =
        Positions.white(
            """
            rbk..br
            ...pppp
            p..n.n.
            p..N...
            .N.P...
            P.P.PPP
            RB.K.BR
            """);
    assertEquals("Save your knight on d4: try pawn e2-e3.", words(state));
  }

  @Test
  void aMoveThatSavesAPieceIsExplainedByThat() {
    assertEquals(
        "It saves the knight on c3 from the rooks on a3 and d3.",
        explained(KNIGHT_IN_DANGER, "c3e4"));
  }

  @Test
  void whoCanWinOnTheThroneIsTold() {
    State state =
        Positions.white(
            """
            .......
            ...K...
            .......
            .......
            .....k.
            .......
            .......
            """);
    assertEquals("Your king can step onto the throne on d7 now: that wins the game.", words(state));
  }

  @Test
  void whatCanBeCapturedForNothingIsAdvisedFirst() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            .......
            ..pR...
            .......
            KR.....
            """);
    assertEquals(
        "You can capture the pawn on c3: rook b1-b3. It's helped by the rook on d3.", words(state));
  }

  @Test
  void aCaptureThatLosesADearerPieceIsNoPlan() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            .r.....
            ..pR...
            r......
            .R....K
            """);
    assertNotEquals(Optional.of("b1b3"), plan(state).first());
    assertTrue(words(state).endsWith(" Capturing c3 costs a rook."), words(state));
  }

  @Test
  void aCaptureAfterWhichTwoPiecesCanBeLostIsNotAdvisedWhereAPieceCanBeSaved() {
    String words = words(TWO_CAN_BE_LOST);
    assertTrue(words.startsWith("Save your rook on c5: try "), words);
    assertTrue(words.endsWith(" Capturing d5 costs a bishop and a rook."), words);
  }

  @Test
  void allThatAnAnswerCouldCaptureIsNamedBeforeAMove() {
    assertEquals(
        "Black could capture your bishop on c4 and your rook on c5 by playing knight d6-b5, helped"
            + " by the knight on d4.",
        move(TWO_CAN_BE_LOST, "d3c4").exposure().orElseThrow().told().plain());
  }

  @Test
  void aThreatThatWouldLoseIsToBeStoppedByAMoveThatIsNamed() {
    State state =
        Positions.white(
            """
            ..r...k
            .......
            .......
            .......
            .......
            rK.....
            .......
            """);
    assertTrue(state.threat(TwoColourSeats.WHITE).isPresent());
    assertTrue(words(state).startsWith("Stop that threat: try king b2-"), words(state));
  }

  @Test
  void aHintBeginsThePlanWhereNothingIsBetter() {
    assertEquals("e2c3", ComputerChoices.advised(GAME, NEAR_A_PAWN, "W"));
  }

  private static void assertSafeAfterAnyAnswer(State state, String first) {
    State after = state.play(TwoColourSeats.WHITE, move(state, first));
    Square there = Square.named(first.substring(2));
    for (Action answer : after.legal(TwoColourSeats.BLACK)) {
      State then = after.play(TwoColourSeats.BLACK, answer);
      boolean isLost = then.endangered(TwoColourSeats.WHITE).containsKey(there);
      assertFalse(isLost, first + " " + answer.text());
    }
  }

  private static Plan plan(State state) {
    return state.plan(TwoColourSeats.WHITE).orElseThrow();
  }

  private static State recruiting(String drawing) {
    return Positions.position(Positions.RECRUIT, Colour.WHITE, drawing);
  }

  private static String words(State state) {
    return plan(state).explanation().told().plain();
  }

  @Test
  void whoeverAsksWhyReadsOnceThatAPieceHasMoreRoom() {
    State state =
        Script.played(
            Positions.start(Positions.PLAIN), "W g2g3", "B c7b5", "W f1g2", "B e7d5", "W c2c3");
    assertEquals("", ComputerChoices.reasons(GAME, state, "B", "b5d4"));
  }
}
