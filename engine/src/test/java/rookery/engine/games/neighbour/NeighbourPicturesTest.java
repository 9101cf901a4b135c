package rookery.engine.games.neighbour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;
import rookery.engine.rules.RulesPicture;

/** What the pages of rules show is what the game does. */
class NeighbourPicturesTest {
  private static final PlayableState<NeighbourSituation> DEALT =
      DrawnNeighbour.dealt(8, "N r Q b", "3H 4S 6D 2H");

  private static RulesPicture picture(String title) {
    return RulesPicture.of(new NeighbourGame(), title);
  }

  private static void assertShown(String title, State state) {
    assertEquals(state.view(Viewer.SPECTATOR).diagram(), picture(title).diagram());
    assertEquals(state.view(Viewer.SPECTATOR).alt(), picture(title).page().alt());
  }

  @Test
  void theKnightMovesLikeTheRookBesideIt() {
    RulesPicture picture = picture("The rules in a minute");
    String targets = Script.targets(DrawnNeighbour.moving(8, 0, picture.rows()), "c3");
    assertEquals(Set.of(targets.split(" ")), picture.marked());
  }

  @Test
  void threePiecesAreAddedAsTold() {
    assertShown("Adding pieces", Script.played(DEALT, "add", "add", "add"));
  }

  @Test
  void theFourthFindsItsSquareTaken() {
    State taken = Script.played(DEALT, "add", "add", "add", "add");
    assertShown("When the square isn't free", taken);
    String places = Script.legal(taken).replace("place ", "");
    assertEquals(
        new TreeSet<>(Set.of(places.split(" "))), picture("When the square isn't free").marked());
  }

  @Test
  void theRookAndThenTheKnightHaveMovedLikeOneAnother() {
    PlayableState<NeighbourSituation> before =
        DrawnNeighbour.moving(8, 0, picture("The rules in a minute").rows());
    PlayableState<NeighbourSituation> first = Script.played(before, "b3d2");
    assertEquals(first.view(Viewer.SPECTATOR).diagram().cells(), cells("Moving like a neighbour"));
    PlayableState<NeighbourSituation> second = Script.played(first, "c3e3");
    assertEquals(second.view(Viewer.SPECTATOR).diagram().cells(), cells("The end"));
    assertEquals("connected", second.result().orElseThrow().reason());
    assertTrue(picture("The end").page().alt().contains("8 piece cards and 10 square cards"));
  }

  private static Object cells(String title) {
    return picture(title).diagram().cells();
  }
}
