package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Explanation;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.play.SceneState;

/** Whoever moves is told which pieces could be captured next to their loss. */
class FluidDangerTest {
  /** The queens face each other, and each king protects its own. */
  private static final SceneState<FluidScene> QUEENS =
      DrawnFluid.white(
          """
          ...(rb)k...
          ........
          ........
          ........
          ........
          ........
          ........
          ...(RB)K...
          """);

  private static Optional<String> told(SceneState<FluidScene> state) {
    return state.danger(DrawnFluid.WHITE).map(Explanation::told).map(told -> told.plain());
  }

  private static List<String> exposed(SceneState<FluidScene> state) {
    return state.legal(DrawnFluid.WHITE).stream()
        .filter(Action::isExposed)
        .map(Action::text)
        .toList();
  }

  @Test
  void aProtectedPairIsInDangerFromAPair() {
    assertEquals(Optional.of("In danger: your queen on d1."), told(QUEENS));
  }

  @Test
  void itIsMarkedAndAnArrowShowsWhatAttacksIt() {
    assertEquals(
        List.of(
            Mark.arrow(Square.named("d8"), Square.named("d1"), "red"),
            Mark.danger(List.of(Square.named("d1")))),
        QUEENS.danger(DrawnFluid.WHITE).orElseThrow().marks());
  }

  @Test
  void ofAPairAttackedByOnePieceTheDearerIsInDanger() {
    assertEquals(
        Optional.of("In danger: your rook on d4."),
        told(
            DrawnFluid.white(
                """
                ....k...
                ........
                ........
                ....p...
                ...(RB)....
                ....P...
                ........
                ....K...
                """)));
  }

  @Test
  void aProtectedPieceThatADearerOneAttacksIsNot() {
    assertEquals(
        Optional.empty(),
        told(
            DrawnFluid.white(
                """
                ...rk...
                ........
                ........
                ........
                ........
                ...N....
                ..P.....
                ....K...
                """)));
  }

  @Test
  void theOtherSideIsNotTold() {
    assertEquals(Optional.empty(), QUEENS.danger(DrawnFluid.BLACK));
  }

  @Test
  void inCheckOnlyTheCheckIsTold() {
    assertEquals(
        Optional.empty(),
        told(
            DrawnFluid.white(
                """
                ....r..k
                ........
                ........
                ..p.....
                ...R....
                ........
                ........
                ....K...
                """)));
  }

  @Test
  void movesToSquaresWhereAPieceWouldBeLostAreExposed() {
    assertEquals(
        List.of("d1d2", "d1d4"),
        exposed(
            DrawnFluid.white(
                """
                k.......
                ........
                ........
                ....p...
                ........
                ....p...
                ........
                ...R...K
                """)));
  }
}
