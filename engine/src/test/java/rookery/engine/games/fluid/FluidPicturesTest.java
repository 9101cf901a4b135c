package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.Viewer;
import rookery.engine.diagram.Cell;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;
import rookery.engine.rules.RulesPicture;

/** What the pages of rules show is what the game does. */
class FluidPicturesTest {
  private static RulesPicture picture(String title) {
    return RulesPicture.of(new FluidGame(), title);
  }

  private static PlayableState<FluidSituation> white(String title) {
    String rows =
        picture(title).diagram().cells().stream()
            .map(row -> row.stream().map(Cell::token).collect(Collectors.joining()))
            .collect(Collectors.joining("\n"));
    return DrawnFluid.white(rows);
  }

  @ParameterizedTest
  @CsvSource({"One piece alone, d2", "Two together, d3", "The knight walks, e4"})
  void theMarkedSquaresAreThoseItCanGoTo(String title, String start) {
    Set<String> targets = new TreeSet<>();
    DrawnFluid.legal(white(title), start).forEach(rest -> targets.add(rest.substring(0, 2)));
    assertEquals(targets, picture(title).marked());
  }

  @Test
  void theRookJoinsTheBishopAndTheyGoOnAsAQueen() {
    PlayableState<FluidSituation> joined = Script.played(white("The rules in a minute"), "d1d4");
    assertEquals("(RB)", DrawnFluid.at(joined, "d4"));
    PlayableState<FluidSituation> answered = Script.played(joined, "g8f8");
    assertTrue(Script.mayPlay(answered, "d4a4"));
    assertTrue(Script.mayPlay(answered, "d4a1"));
  }

  @Test
  void theStartIsPictured() {
    assertEquals(
        DrawnFluid.start().view(Viewer.SPECTATOR).diagram(), picture("Two on a square").diagram());
  }

  @Test
  void aPieceTakesOneOfTwoAndAPairTakesBoth() {
    PlayableState<FluidSituation> state = white("Capturing one or two");
    assertEquals(Set.of("xB", "xR"), DrawnFluid.legal(state, "d2d6"));
    assertEquals("(RB)", DrawnFluid.at(Script.played(state, "g3d6"), "d6"));
  }

  @Test
  void thePawnBecomesAQueenOnlyWhereItIsAlone() {
    PlayableState<FluidSituation> state = white("Pawns and promotion");
    assertEquals(Set.of("=B", "=N", "=Q", "=R"), DrawnFluid.legal(state, "b7b8"));
    assertTrue(DrawnFluid.legal(state, "b7c8").stream().noneMatch(text -> text.endsWith("Q")));
    assertTrue(Script.mayPlay(state, "b7c8xN=R"));
  }

  @Test
  void bothCastlingsArePossible() {
    assertTrue(DrawnFluid.legal(white("Castling")).containsAll(Set.of("O-O", "O-O-O")));
  }

  @Test
  void theRookGivesCheckAndTheKnightAndThePawnDoNot() {
    PlayableState<FluidSituation> state = white("Sharing with the enemy");
    assertTrue(state.view(Viewer.SPECTATOR).status().plain().contains("check"));
    PlayableState<FluidSituation> withoutRook =
        DrawnFluid.white(picture("Sharing with the enemy").rows().replace('r', '.'));
    assertTrue(!withoutRook.view(Viewer.SPECTATOR).status().plain().contains("check"));
  }
}
