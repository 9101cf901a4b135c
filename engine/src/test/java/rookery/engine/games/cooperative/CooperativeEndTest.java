package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.Result;
import rookery.engine.State;
import rookery.engine.board.Board;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cooperative.points.CooperativeScore;
import rookery.engine.kit.script.Script;

class CooperativeEndTest {
  private static final Optional<Result> OUT_OF_CARDS =
      Optional.of(new Result.Score(0, Optional.of("loss"), "out-of-cards"));

  @ParameterizedTest
  @CsvSource({"31, loss", "32, win", "50, win", "51, great"})
  void theVerdictFollowsFromThePoints(int points, String verdict) {
    CooperativeScore score = new CooperativeScore(points, List.of());
    assertEquals(new Result.Score(points, Optional.of(verdict), "king-captured"), score.result());
  }

  @Test
  void aKindIsGoneWhenNeitherColourHasAPieceOfIt() {
    Board board =
        Script.board(DrawnCooperative.START.replace('q', '.').replace('b', '.').replace('B', '.'));
    assertEquals(
        new CooperativeScore(5, List.of(PieceType.BISHOP)),
        CooperativeScore.of(List.of("B", "B", "b", "b", "q"), board));
  }

  @Test
  void eachCapturedPieceIsAPointAndEachKindTen() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . p
                . . . . K . . Q
                """
                    .replace("Q", ".")
                    .replace("k . . .", "k . . Q"))
            .line("Qk")
            .state();
    assertEquals(
        Optional.of(new Result.Score(59, Optional.of("great"), "king-captured")),
        Script.played(state, "h8e8x2").result());
  }

  @Test
  void thereIsNothingToDoAfterTheEnd() {
    State end = IdleGame.played(false, deckWithKingsOnTop());
    assertEquals(Set.of(), end.mayAct());
    assertEquals(List.of(), end.awaited());
    assertEquals(List.of(), end.legal(CooperativeGame.WHITE));
    assertEquals(Optional.empty(), end.refusal(CooperativeGame.BLACK, "e2e4"));
  }

  private static List<String> deckWithKingsOnTop() {
    List<String> deck = new ArrayList<>(CooperativeTurn.DECK);
    Collections.sort(deck, (a, b) -> Boolean.compare(isKing(b), isKing(a)));
    return deck;
  }

  private static List<String> deckWithKingsBelow() {
    List<String> deck = new ArrayList<>(CooperativeTurn.DECK);
    Collections.sort(deck, (a, b) -> Boolean.compare(isKing(a), isKing(b)));
    return deck;
  }

  private static boolean isKing(String card) {
    return card.equalsIgnoreCase("k");
  }

  /** A game in which nobody moves. */
  private static final class IdleGame {
    private int turns;
    private State state;

    static State played(boolean solitaire, List<String> deck) {
      return new IdleGame(solitaire, deck).state;
    }

    static int turns(boolean solitaire, List<String> deck) {
      return new IdleGame(solitaire, deck).turns;
    }

    private IdleGame(boolean solitaire, List<String> deck) {
      state = DrawnCooperative.start(solitaire).shuffled(deck);
      while (state.result().isEmpty()) {
        if (!solitaire) {
          state = Script.played(state, Script.texts(state).get(0));
        }
        state = Script.played(state, "end");
        turns++;
      }
    }
  }

  @Test
  void aGameWithoutTheCaptureOfAKingLastsThirtyTurns() {
    // CO-8, CO-13
    assertEquals(30, IdleGame.turns(false, CooperativeTurn.DECK));
    assertEquals(30, IdleGame.turns(false, deckWithKingsOnTop()));
    assertEquals(30, IdleGame.turns(false, deckWithKingsBelow()));
    assertEquals(OUT_OF_CARDS, IdleGame.played(false, CooperativeTurn.DECK).result());
  }

  @Test
  void aloneItLastsThirtyOneWhereTheLastCardIsAKing() {
    // CO-8
    assertEquals(30, IdleGame.turns(true, CooperativeTurn.DECK));
    assertEquals(30, IdleGame.turns(true, deckWithKingsOnTop()));
    assertEquals(31, IdleGame.turns(true, deckWithKingsBelow()));
    assertEquals(OUT_OF_CARDS, IdleGame.played(true, CooperativeTurn.DECK).result());
  }

  @Test
  void theLastEndOfPartnersLeavesTurnStepAndPassedSquareAsTheyWere() {
    State state =
        DrawnCooperative.black(DrawnCooperative.START).hands("", "").pile("").line("N").state();
    State end = Script.played(state, "e7e5", "end");
    assertEquals(OUT_OF_CARDS, end.result());
    assertEquals("black", end.position().get("turn"));
    assertEquals("capture", end.position().get("step"));
    assertEquals("e6", end.position().get("ep"));
  }

  @Test
  void theLastEndAloneHandsTheTurnOver() {
    State state = DrawnCooperative.black(DrawnCooperative.START).pile("").line("N").state();
    State end = Script.played(state, "e7e5", "end");
    assertEquals(OUT_OF_CARDS, end.result());
    assertEquals("white", end.position().get("turn"));
    assertEquals("move", end.position().get("step"));
    assertEquals("e6", end.position().get("ep"));
  }

  @Test
  void aHandThatIsEmptyEndsNothingWhileThePartnerHoldsCards() {
    State state =
        DrawnCooperative.white(DrawnCooperative.START).hands("", "n").pile("").line("N").state();
    State next = Script.played(state, "end");
    assertEquals(Set.of(CooperativeGame.BLACK), next.mayAct());
    assertEquals(OUT_OF_CARDS, Script.played(next, "play n", "end").result());
  }

  @Test
  void noReplacementIsDrawnFromAnEmptyPile() {
    // CO-13
    State state =
        DrawnCooperative.white(DrawnCooperative.START).hands("N", "nn").pile("kK").state();
    State next = Script.played(state, "end");
    assertEquals("kK", DrawnCooperative.cards(next, "line"));
    assertEquals(List.of("N"), DrawnCooperative.turn(next).cards().hand(CooperativeGame.WHITE));
  }

  private static Optional<String> askedBeforeEnding(String rows) {
    return Script.action(DrawnCooperative.white(rows).line("Qk").state(), "end").asks();
  }

  @Test
  void whoCanOnlyCaptureAKingTooEarlyIsNotAskedBeforeEndingTheTurn() {
    assertEquals(
        Optional.empty(),
        askedBeforeEnding(
            """
            r n b . k b n r
            p p p . . p p p
            . . . . . . . .
            . . . . Q . . .
            . . . . . . . .
            . . . . . . . .
            P P P P P P P P
            R N B . K B N R
            """));
    assertEquals(
        Optional.of("End it anyway"),
        askedBeforeEnding(
            """
            . . . . k . . Q
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . p
            . . . . K . . .
            """));
  }
}
