package rookery.engine.games.booster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;
import rookery.engine.diagram.Mark;
import rookery.engine.games.booster.board.BoosterAttack;
import rookery.engine.games.booster.board.BoosterBoard;
import rookery.engine.games.booster.board.BoosterMovement;
import rookery.engine.games.booster.board.BoosterReach;

/** Where boosts reach, and how that is explained. */
class BoosterReachTest {
  private static final int POSITIONS = 300;

  @Test
  void aKingIsAttackedWhereAMoveOrABoostReachesIt() {
    RandomGenerator random = new SplittableRandom(3);
    for (int i = 0; i < POSITIONS; i++) {
      BoosterBoard field = RandomBoosterPositions.next(random).field();
      for (Colour side : Colour.values()) {
        int king = field.king(side.opposite());
        long left = field.squares(side);
        for (; left != 0; left = SquareSet.rest(left)) {
          int from = SquareSet.first(left);
          boolean reached =
              new BoosterMovement(field, Geometry.NONE).hits(from, king)
                  || SquareSet.has(new BoosterReach(field, Geometry.NONE).of(from), king);
          assertEquals(
              new BoosterAttack(field, Geometry.NONE, king).succeedsFrom(from),
              reached,
              () -> Geometry.CHESS.square(from) + " in " + field);
        }
      }
    }
  }

  private static final String ROWS =
      """
      . . . . . . . k
      . . . . . . . .
      . . . . . . . .
      . . . . . . . p
      . . . . . . . .
      . . . . . . . .
      . . . . . . P .
      K . . . . . . .
      """;

  private static View explained(String checkers, Viewer viewer) {
    return DrawnBooster.turn(DrawnBooster.white(checkers, ROWS), "", "")
        .explained(viewer)
        .orElseThrow();
  }

  private static List<String> marks(View view) {
    return view.diagram().marks().stream()
        .map(Mark::line)
        .filter(line -> line.matches("(candidates|captures|victims).*"))
        .toList();
  }

  @Test
  void theExplanationDotsWhereBoostsReachAndRingsWhatTheyCanTake() {
    View view = explained("g2 1", Viewer.SPECTATOR);
    assertEquals(
        List.of("candidates: f2, g2, h2, f3, g3, h3, f4, g4, h4, f5, g5", "captures: h5"),
        marks(view));
    assertEquals(
        "With extra steps, White's pawn on g2 attacks the pawn on h5.", view.status().plain());
  }

  @Test
  void boostedPiecesWithNothingToCaptureAreNamedTogether() {
    assertEquals(
        "With extra steps, White's pawn on g2 attacks the pawn on h5. Even with extra"
            + " steps, White's king on a1 and Black's king on h8 attack nothing.",
        explained("g2 1, a1 1, h8 -1", Viewer.SPECTATOR).status().plain());
  }

  @Test
  void hobbledPiecesOfASideAreNamedTogether() {
    String told = explained("g2 -1, a1 -1, h8 1", Viewer.SPECTATOR).status().plain();
    assertTrue(
        told.contains("Hobbled: White's king on a1 and pawn on g2, and Black's king on h8."), told);
  }

  /** Three pawns are named in a breath. */
  @Test
  void piecesOfAKindThatItAttacksAreToldTogether() {
    State state =
        DrawnBooster.turn(
            DrawnBooster.white(
                "e5 1",
                """
                . . b . k . . .
                . . . p . p p .
                . . . . . . . .
                . . . . N . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """),
            "",
            "");
    assertEquals(
        "With extra steps, White's knight on e5 attacks the pawns on d7, f7 and g7, the bishop on c8, and the king on"
            + " e8.",
        state.explained(Viewer.SPECTATOR).orElseThrow().status().plain());
  }

  @Test
  void theOtherSideSeesWhatItMayLose() {
    View view = explained("g2 1", Viewer.of(TwoColourSeats.seat(Colour.BLACK)));
    assertEquals(List.of("victims: h5"), marks(view));
  }

  @Test
  void withoutBoostersThereIsNothingToMark() {
    View view = explained("g2 -1", Viewer.SPECTATOR);
    assertEquals(List.of(), marks(view));
    assertEquals(
        "No piece is boosted. You can boost a piece with a card, or by capturing a piece that stands on your checkers."
            + " Hobbled: White's pawn on g2. A hobbled piece is freed by a checker of its own colour.",
        view.status().plain());
  }
}
