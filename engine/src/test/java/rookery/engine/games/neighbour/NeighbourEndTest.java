package rookery.engine.games.neighbour;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;
import rookery.engine.text.Sentence;

class NeighbourEndTest {
  /** The knight can join the bishop by a rook's move to h2. */
  private static final String ONE_MOVE_AWAY =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . R N
      . . . . . . . .
      . . . . . . . b
      """;

  private static final String STUCK =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . N
      . . . . . . . .
      R . . . . . . b
      """;

  private static Optional<Result> score(int score, String verdict, String reason) {
    return Optional.of(new Result.Score(score, Optional.of(verdict), reason));
  }

  @Test
  void connectingScoresTheCardsLeftInBothPiles() {
    PlayableState<NeighbourSituation> state = DrawnNeighbour.moving(3, 2, ONE_MOVE_AWAY);
    assertEquals(Optional.empty(), state.result());
    assertEquals(score(27, "win", "connected"), Script.played(state, "h3h2").result());
  }

  @Test
  void connectingWithTheLastCardIsAWin() {
    PlayableState<NeighbourSituation> state = DrawnNeighbour.moving(3, 29, ONE_MOVE_AWAY);
    assertEquals(score(0, "win", "connected"), Script.played(state, "h3h2").result());
  }

  @Test
  void aDiagonalNeighbourConnects() {
    // NE-2
    PlayableState<NeighbourSituation> state =
        DrawnNeighbour.moving(
            3,
            0,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . R . .
            . . . . N . . .
            . . . . . . . b
            """);
    assertEquals(score(29, "win", "connected"), Script.played(state, "e2g2").result());
  }

  @Test
  void onePieceWouldWinAtOnceSoTheMinimumIsTwoAtLeast() {
    // NE-1
    PlayableState<NeighbourSituation> one = Script.played(DrawnNeighbour.dealt("N", "2H"), "add");
    assertEquals(
        score(34, "win", "connected"),
        new NeighbourSituation(one.situation().gathering().stopped()).result());
    assertEquals("add", Script.legal(one));
  }

  @Test
  void connectionIsNotLookedAtWhileAdding() {
    // NE-5
    PlayableState<NeighbourSituation> two =
        Script.played(DrawnNeighbour.dealt("N R", "2H 6H"), "add", "add");
    assertEquals("a1 c1", DrawnNeighbour.squares(two));
    PlayableState<NeighbourSituation> together =
        Script.played(DrawnNeighbour.dealt("N R b", "2H 6H 2D"), "add", "add", "add");
    PlayableState<NeighbourSituation> placed = Script.played(together, "place b1");
    assertEquals(1, placed.situation().gathering().groups());
    assertEquals(Optional.empty(), placed.result());
    assertEquals(score(30, "win", "connected"), Script.played(placed, "stop").result());
  }

  @Test
  void connectionIsLookedAtWhenAddingStopsByItself() {
    // NE-4, NE-5
    NeighbourPosition last =
        new NeighbourPosition(
            16,
            Script.board(
                """
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K Q R R B B N .
                k q r r b b n n
                """),
            new NeighbourPiles(NeighbourPiles.PIECES, NeighbourPiles.POSITIONS, 15, 0),
            NeighbourPosition.Phase.ADD,
            Optional.of(Square.named("h1")));
    // The sixteenth position is 2C: from h1 up to h3.
    assertEquals("2C", NeighbourPiles.POSITIONS.get(15));
    assertEquals(NeighbourPosition.Phase.MOVE, last.withAdded().phase());
    assertEquals(score(4, "win", "connected"), last.withAdded().result());
  }

  @Test
  void noCardLeftToSpendIsALoss() {
    PlayableState<NeighbourSituation> state = DrawnNeighbour.moving(3, 29, ONE_MOVE_AWAY);
    assertEquals(score(0, "loss", "out-of-cards"), Script.played(state, "h3h8").result());
  }

  @Test
  void noMoveIsALoss() {
    assertEquals(score(0, "loss", "no-action"), DrawnNeighbour.moving(3, 0, STUCK).result());
  }

  @Test
  void withNeitherACardNorAMoveTheCardsAreMissed() {
    // NE-7
    assertEquals(score(0, "loss", "out-of-cards"), DrawnNeighbour.moving(3, 30, STUCK).result());
  }

  @Test
  void nobodyActsAfterTheEnd() {
    PlayableState<NeighbourSituation> over = DrawnNeighbour.moving(3, 0, STUCK);
    assertEquals(Set.of(), over.mayAct());
    assertEquals(List.of(), over.awaited());
    assertEquals(List.of(), over.legal(NeighbourGame.PLAYER));
    assertEquals("move", over.position().get("phase"));
  }

  @Test
  void onceAllIsSpentNothingLiesBeneathTheBoard() {
    assertEquals(0, bottom(DrawnNeighbour.moving(3, 30, STUCK)));
    assertEquals(3.4, bottom(DrawnNeighbour.moving(3, 0, STUCK)));
  }

  private static double bottom(PlayableState<NeighbourSituation> state) {
    return state.view(Viewer.SPECTATOR).diagram().margins().bottom();
  }

  @Test
  void theLastCardSaysWhatPiecesAndMovesCost() {
    PlayableState<NeighbourSituation> state =
        DrawnNeighbour.moving(
            3,
            0,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . R N
            . . . . . . . .
            . . . . . . . b
            """);
    Action move = state.find(NeighbourGame.PLAYER, "h3h2").orElseThrow();
    assertEquals(
        "The pieces started in 2 groups and ended in one."
            + " Of 36 cards, 3 pieces took 6 and 1 move 1.",
        new NeighbourGame().tally(List.of(move)).plain());
  }

  @Test
  void aScoreIsHeldAgainstThoseOfAComputer() {
    assertEquals(Optional.empty(), NeighbourScores.compared(3, 20));
    assertEquals(
        Optional.of("A casual computer does worse on about 6 of 10 deals."),
        NeighbourScores.compared(8, 12).map(Sentence::plain));
    assertEquals(
        Optional.of("A casual computer seldom does as well."),
        NeighbourScores.compared(8, 20).map(Sentence::plain));
  }
}
