package rookery.engine.games.booster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.booster.DrawnBooster.BLACK;
import static rookery.engine.games.booster.DrawnBooster.WHITE;
import static rookery.engine.games.booster.DrawnBooster.cards;
import static rookery.engine.games.booster.DrawnBooster.turn;
import static rookery.engine.kit.script.Script.action;
import static rookery.engine.kit.script.Script.played;
import static rookery.engine.kit.script.Script.told;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Mark;
import rookery.engine.kit.script.Script;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** What people see, read and are asked. */
class BoosterViewTest {
  private static final String ROWS =
      """
      . . . . k . . r
      . . . . . . . .
      . . . . . . . .
      . . . n . . . .
      . . . . . . . .
      . . N . . . . .
      P . . . . . . P
      R . . . K . . R
      """;

  private static State middle() {
    return turn(
        DrawnBooster.USUAL,
        DrawnBooster.white("c3 2, d5 -1, a2 -1", ROWS),
        cards("NCpp"),
        cards("nnP"),
        cards("QRb"),
        cards("kB"));
  }

  private static View view(State state, Viewer viewer) {
    return state.view(viewer);
  }

  private static List<String> marks(View view, String beginning) {
    return view.diagram().marks().stream()
        .map(Mark::line)
        .filter(line -> line.startsWith(beginning))
        .toList();
  }

  @Test
  void theCheckersLieUnderThePieces() {
    assertEquals(
        List.of("checkers: a2, 1, black", "checkers: c3, 2, white", "checkers: d5, 1, black"),
        marks(view(middle(), Viewer.SPECTATOR), "checkers"));
  }

  @Test
  void thoseInFrontLieInHeapsOnTheSideOfTheirOwner() {
    assertEquals(
        List.of("heap: 4, white, 0.5, 10.05", "heap: 4, black, 0.5, 9"),
        marks(view(middle(), Viewer.SPECTATOR), "heap"));
    assertEquals(
        List.of("heap: 4, white, 0.5, 9", "heap: 4, black, 0.5, 10.05"),
        marks(view(middle(), Viewer.of(BLACK)), "heap"));
  }

  @Test
  void theOwnHandAloneStaysInSightWhileAPieceIsChosen() {
    List<String> below =
        middle().choosing(WHITE).orElseThrow().marks().stream()
            .map(Mark::line)
            .filter(line -> line.startsWith("card") || line.startsWith("heap"))
            .toList();
    assertEquals(4, below.size(), below.toString());
    assertTrue(below.get(0).startsWith("card: N, "), below.toString());
  }

  @Test
  void aHandIsSeenByItsPlayerAlone() {
    Stream.of(Viewer.SPECTATOR, Viewer.of(BLACK))
        .forEach(
            viewer -> assertFalse(marks(view(middle(), viewer), "card").toString().contains("C")));
    assertEquals(
        List.of(
            "card: back, 1.95, 8.7, 0.33",
            "card: B, 1.95, 9.73, 0.33",
            "card: N, 2.75, 8.7, 0.6",
            "card: p, 3.6, 8.7, 0.6",
            "card: p, 4.45, 8.7, 0.6",
            "card: C, 5.3, 8.7, 0.6"),
        marks(view(middle(), Viewer.of(WHITE)), "card"));
  }

  @Test
  void factsHoldTheSizesOfWhatAViewerCannotSee() {
    Map<String, Object> facts = view(middle(), Viewer.of(BLACK)).facts();
    assertEquals("{W=4, B=[P, n, n]}", facts.get("hands").toString());
    assertEquals(3, facts.get("pile"));
    assertEquals(cards("kB"), facts.get("discards"));
    facts = view(middle(), Viewer.SPECTATOR).facts();
    assertEquals("{W=4, B=3}", facts.get("hands").toString());
  }

  @Test
  void theSecretNamesTheHand() {
    assertEquals(
        Optional.of("Your cards: a white knight, a white checker and 2 black pawns."),
        view(middle(), Viewer.of(WHITE)).secret().map(Sentences::plain));
    assertEquals(Optional.empty(), view(middle(), Viewer.SPECTATOR).secret().map(Sentences::plain));
  }

  @Test
  void theStatusSaysWhatCanFollowAndWhetherThatIsMate() {
    assertEquals(
        "It's White's turn. White holds 4 cards and Black holds 3.",
        view(middle(), Viewer.SPECTATOR).status().plain());
    assertEquals(
        "White can now take an extra step with the knight on b5, play a card or end the turn. Black"
            + " is in check with no way out. White holds 4 cards and Black holds 3.",
        view(played(middle(), "c3b5"), Viewer.SPECTATOR).status().plain());
  }

  /** Its step has brought a checker back. */
  @Test
  void theStatusSaysHowManyCardsTheTurnEndsWith() {
    State middle = middle();
    assertEquals(
        "White draws 1 card at the end of this turn.",
        last(view(played(middle, "c3b1", "boost c2"), Viewer.SPECTATOR).status()));
  }

  private static String last(Sentences told) {
    return told.sentences().get(told.sentences().size() - 1).plain();
  }

  @Test
  void theTaskFollowsFromWhatEverybodySees() {
    State moved = played(middle(), "c3b1");
    assertEquals(
        Optional.of("Take an extra step with your knight on b1, play a card or end your turn."),
        view(moved, Viewer.of(WHITE)).task().map(Sentences::plain));
    assertEquals(Optional.empty(), view(moved, Viewer.of(BLACK)).task().map(Sentences::plain));
    assertEquals(
        Optional.of("Play a card or end your turn."),
        view(played(middle(), "h2h3"), Viewer.of(WHITE)).task().map(Sentences::plain));
  }

  @Test
  void aTurnThatWinsAsItStandsIsToldAndDrawn() {
    State mating = played(middle(), "c3b5");
    assertEquals(
        Optional.of("End your turn to win."),
        view(mating, Viewer.of(WHITE)).task().map(Sentences::plain));
    assertFalse(marks(view(mating, Viewer.of(WHITE)), "arrow").isEmpty());
  }

  @Test
  void whoGivesCheckIsToldBeforeTheTurnEnds() {
    String rook = ROWS.replace("P . . . . . . P", "P . . . . . . .");
    State moved = played(turn(DrawnBooster.white("", rook), "", ""), "h1h2");
    assertFalse(view(moved, Viewer.of(WHITE)).status().plain().contains("check"));
    State check = played(turn(DrawnBooster.white("", rook), "", ""), "h1h8");
    assertTrue(
        view(check, Viewer.of(WHITE)).status().plain().contains("Black is in check now."),
        () -> view(check, Viewer.of(WHITE)).status().plain());
    assertEquals(List.of("check: e8"), marks(view(check, Viewer.of(WHITE)), "check:"));
    assertEquals(List.of("arrow: h8, e8, red"), marks(view(check, Viewer.of(WHITE)), "arrow"));
  }

  /** A ring would be taken for that of a boosted piece, whatever the card does. */
  @Test
  void aCheckerLiesInPicturesWhereItIsAboutToGo() {
    State moved = played(turn(DrawnBooster.white("", ROWS), "", ""), "a2a3");
    State cards =
        played(
            turn(
                DrawnBooster.USUAL,
                DrawnBooster.white("", ROWS),
                cards("k"),
                cards("P"),
                cards("N"),
                List.of()),
            "a2a3");
    assertEquals(List.of(), action(moved, "end").marks());
    assertEquals(
        List.of("candidates: e8", "checkers: e8, 1, white"),
        action(cards, "card k e8").marks().stream().map(Mark::line).toList());
  }

  /** One more of a colour is counted with them; one of the other cancels one of them. */
  @Test
  void aCheckerIsDrawnWithOthersOfItsColourAndNotWhereItCancelsOne() {
    assertEquals(List.of("candidates: e8"), marksOfAKingsCard("e8 -1"));
    assertEquals(List.of("candidates: e8", "checkers: e8, 1, white"), marksOfAKingsCard("e8 1"));
  }

  private static List<String> marksOfAKingsCard(String checkers) {
    State before =
        turn(
            DrawnBooster.USUAL,
            DrawnBooster.white(checkers, ROWS),
            cards("k"),
            cards("P"),
            cards("N"),
            List.of());
    return action(played(before, "a2a3"), "card k e8").marks().stream().map(Mark::line).toList();
  }

  /** Below the channel's board, too, where its only person plays Black. */
  @Test
  void theCheckersOfWhoeverTheBoardIsSeenByAreTheLowerOnes() {
    State state = turn(DrawnBooster.white("", ROWS), "", "");
    for (Colour near : Colour.values()) {
      String drawn = state.view(Viewer.watching(near)).diagram().text();
      assertTrue(drawn.contains("heap: 6, %s, 0.5, 10.05".formatted(near.word())), drawn);
    }
  }

  @Test
  void whoWouldHobbleTheOwnPieceByACaptureIsAskedFirst() {
    State two = turn(DrawnBooster.white("d5 -1", ROWS), "", "");
    assertEquals(
        Optional.of(
            "Your knight would stand on 1 black checker and be hobbled: it would move like a"
                + " pawn."),
        action(two, "c3d5").warning().map(Sentences::of).map(Sentences::plain));
    assertEquals(Optional.of("Capture it anyway"), action(two, "c3d5").asks());
    assertEquals(Optional.empty(), action(middle(), "c3d5").asks(), "its own checkers outweigh it");
  }

  @Test
  void whoeverChoosesAHobbledPieceIsToldHowItMoves() {
    State hobbled = turn(DrawnBooster.white("c3 -1, a2 1", ROWS), "", "");
    assertEquals(
        Optional.of("It moves like a pawn."),
        hobbled.about(WHITE, "c3").map(guide -> guide.limit().plain()));
    assertEquals(Optional.empty(), hobbled.about(WHITE, "a2"));
  }

  @Test
  void everyStepOfATurnIsMarkedOnTheBoard() {
    State boosted = played(middle(), "c3b5, boost c6, boost d7");
    assertEquals(List.of("last: c3, b5, c6, d7"), marks(view(boosted, Viewer.SPECTATOR), "last"));
    assertEquals(
        List.of("last: h8, h7"),
        marks(view(played(boosted, "end, h8h7"), Viewer.SPECTATOR), "last"));
  }

  @Test
  void aKingInCheckIsMarked() {
    State state = turn(DrawnBooster.white("d5 -2", ROWS), "", "");
    assertEquals(List.of("check: e1"), marks(view(state, Viewer.SPECTATOR), "check:"));
    assertTrue(
        view(state, Viewer.SPECTATOR)
            .status()
            .plain()
            .startsWith("White is in check and must get out of it."));
  }

  @Test
  void aMoveIsToldWithEveryCheckerThatChangesHands() {
    assertEquals(
        "White: knight c3-d5, capturing the knight. The piece gained 1 black checker. A white and a"
            + " black checker cancelled each other out and went back to their owners. The knight"
            + " on d5 now has 1 extra step.",
        told(middle(), "c3d5"));
    State two = turn(DrawnBooster.white("c3 2, d5 -4", ROWS.replace('K', '.')), "", "");
    assertEquals(
        "White: knight c3-d5, capturing the knight. The piece gained 4 black checkers. 2 white"
            + " and 2"
            + " black checkers cancelled each other out and went back to their owners. The knight"
            + " on d5"
            + " now moves like a pawn.",
        told(two, "c3d5"));
    assertEquals("White castled (king to g1 and rook to f1).", told(middle(), "e1g1"));
  }

  @Test
  void aCaptureOnTheLastRankTellsWhatGoesBack() {
    State state = turn(DrawnBooster.white("h8 -2", ROWS.replace("P\n", ".\n")), "", "");
    assertEquals(
        "White: rook h1-h8, capturing the rook. The rook"
            + " reached the last rank, so 2 black checkers went back to Black. The rook on h8 has no checkers left.",
        told(state, "h1h8"));
  }

  @Test
  void aBoostIsToldWithThePriceThatComesBack() {
    assertEquals(
        "White moved the knight an extra step to c6. White took back 1 checker. The knight on"
            + " c6 now has 1 extra step.",
        told(played(middle(), "c3b5"), "boost c6"));
  }

  @Test
  void aHobbledPieceIsToldWithWhatItCanStillDo() {
    assertTrue(
        told(played(middle(), "h2h3"), "card p h8")
            .startsWith("White hobbled Black's rook on h8. It now moves like a pawn."));
    State pawn = turn(DrawnBooster.white("", ROWS.replace("n", "p")), "p", "");
    assertTrue(
        told(played(pawn, "h2h3"), "card p d5")
            .startsWith("White hobbled Black's pawn on d5. It can't move now."));
  }

  @Test
  void whoseOwnPieceIsHobbledIsToldSoHoweverLittleRoomThereIs() {
    State moved = played(middle(), "h2h3");
    assertEquals(
        List.of("White hobbled Black's rook on h8."),
        Script.news(moved, "card p h8")
            .line(Viewer.SPECTATOR)
            .orElseThrow()
            .text()
            .sentences()
            .stream()
            .filter(sentence -> sentence.role() == SentenceRole.WEIGHTY)
            .map(sentence -> Sentences.of(sentence).plain())
            .toList());
  }

  @Test
  void aCardIsToldWithWhatItDoesAndWhatIsDrawn() {
    State moved = played(middle(), "h2h3");
    assertEquals(
        "White boosted the knight on c3. It now has 3 extra steps.", told(moved, "card N c3"));
    assertEquals(
        "White freed the pawn on a2: the new checker and Black's checker cancelled each other out."
            + " White drew 1 card for the checker that came back.",
        told(moved, "card C a2"));
    assertEquals("White ended the turn.", told(moved, "end"));
  }

  @Test
  void aCheckerThatCancelsIsToldWithWhatIsLeft() {
    State state =
        turn(
            DrawnBooster.USUAL,
            DrawnBooster.white("h8 -1, a2 -2", ROWS),
            cards("NPppkr"),
            List.of(),
            cards("Rq"),
            List.of());
    State one = played(state, "h2h3");
    assertEquals(
        "White put a checker under the rook on h8: the new checker and Black's checker cancelled each other out."
            + " White drew 1 card for the checker that came back.",
        told(one, "card r h8"));
    assertEquals(
        "White put a checker under the pawn on a2: the new checker and one of Black's checkers cancelled each other out."
            + " White drew 1 card for the checker that came back.",
        told(one, "card P a2"));
  }

  @Test
  void whoDrawsReadsWhichCardAndNobodyElseDoes() {
    State state =
        turn(
            DrawnBooster.USUAL,
            DrawnBooster.white("", ROWS),
            cards("NCppk"),
            List.of(),
            cards("Rq"),
            List.of());
    State moved = played(state, "h2h3");
    ActionNews news = moved.played(WHITE, action(moved, "end")).news();
    assertEquals(
        "White ended the turn and drew a white rook.",
        news.line(Viewer.of(WHITE)).orElseThrow().plain());
    for (Viewer other : List.of(Viewer.SPECTATOR, Viewer.of(DrawnBooster.BLACK))) {
      assertEquals("White ended the turn and drew 1 card.", news.line(other).orElseThrow().plain());
    }
  }

  @Test
  void aReshuffleIsTold() {
    State state =
        turn(
            DrawnBooster.USUAL,
            DrawnBooster.white("", ROWS),
            cards("NCpp"),
            List.of(),
            List.of(),
            cards("kBq"));
    assertEquals(
        "White ended the turn and drew 2 cards. The discards were shuffled into a new pile.",
        told(played(state, "h2h3"), "end"));
  }

  @Test
  void whatShowsCardsIsNotTakenBack() {
    State moved = played(middle(), "c3b5");
    assertFalse(moved.played(WHITE, action(moved, "end")).news().reveals(), "nothing to draw");
    assertFalse(moved.played(WHITE, action(moved, "boost c6")).news().reveals());
    assertTrue(moved.played(WHITE, action(moved, "card N b5")).news().reveals());
    State boosted = played(moved, "boost c6");
    assertTrue(boosted.played(WHITE, action(boosted, "end")).news().reveals());
  }

  @Test
  void menusAskOneThingAfterAnother() {
    State moved = played(middle(), "c3b5");
    assertEquals(List.of("Take an extra step", "c6"), labels(moved, "boost c6"));
    assertEquals(
        List.of("Play a card", "White checker", "Pawn a2 (hobbled)"), labels(moved, "card C a2"));
    assertEquals(List.of("End the turn"), labels(moved, "end"));
    assertEquals(
        List.of("Knight c3 (2 extra steps)", "d5, capturing the knight (on 1 black checker)"),
        labels(middle(), "c3d5"));
    assertEquals(List.of("King e1", "c1, castling with the rook on a1"), labels(middle(), "e1c1"));
  }

  private static List<String> labels(State state, String text) {
    return action(state, text).path().stream().map(Choice::label).toList();
  }

  @Test
  void movesHaveTheirShortNames() {
    Map<String, ?> names = middle().aliases(WHITE);
    assertEquals("c3d5", names.get("Nxd5").toString());
    assertEquals("e1g1", names.get("O-O").toString());
    assertEquals(Map.of(), middle().aliases(BLACK));
  }

  @Test
  void onceTheGameIsOverBothHandsAreShownAndThePileIsTold() {
    View end = middle().viewAtEnd(Viewer.SPECTATOR);
    assertEquals(middle().position(), end.facts());
    assertTrue(
        end.alt()
            .contains(
                "White's hand: 1 white knight and 1 checker; 2 black pawns. Black's hand: 1 white"
                    + " pawn; 2 black knights."),
        end.alt());
    assertEquals(
        List.of(
            "card: C, 2, 9.53, 0.36",
            "card: N, 2.75, 9.53, 0.36",
            "card: p, 3.5, 9.53, 0.36",
            "card: p, 4.25, 9.53, 0.36",
            "card: P, 2, 8.48, 0.36",
            "card: n, 2.75, 8.48, 0.36",
            "card: n, 3.5, 8.48, 0.36"),
        marks(end, "card"));
    assertTrue(
        end.alt().contains("The pile: 1 white queen and 1 rook; 1 black bishop."), end.alt());
    State mate =
        played(
            turn(
                DrawnBooster.white(
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
                    """),
                "",
                "ppp"),
            "a1a8, end");
    assertTrue(view(mate, Viewer.of(WHITE)).alt().contains("Black's hand: 3 black pawns."));
  }

  @Test
  void wordsForThePictureNameAllOfIt() {
    assertEquals(
        "It's White's turn. White: king e1; rooks a1, h1; knight c3; pawns a2, h2. Black: king e8;"
            + " rook h8; knight d5. White's checkers: 4 off the board, 2 on c3. Black's checkers: 4"
            + " off the board, 1 on a2, 1 on d5. 3 cards in the pile. Discards:"
            + " 1 white bishop; 1 black king. Your hand: a white knight, a white checker and 2"
            + " black pawns.",
        view(middle(), Viewer.of(WHITE)).alt());
  }

  @Test
  void eachSideSeesTheBoardFromItsOwnSide() {
    assertEquals(Colour.BLACK, view(middle(), Viewer.of(BLACK)).diagram().seenFrom());
    assertEquals(Colour.WHITE, view(middle(), Viewer.SPECTATOR).diagram().seenFrom());
  }
}
