package rookery.engine.games.splitbrain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.kit.script.Script;
import rookery.engine.rules.RulesPicture;

/** What the pages of rules tell and show is true. */
class SplitBrainPicturesTest {
  private static final State START = DrawnSplitBrain.start();

  private static RulesPicture picture(String title) {
    return RulesPicture.of(new SplitBrainGame(), title);
  }

  private static State circled(String title) {
    RulesPicture picture = picture(title);
    String piece = picture.circled().iterator().next();
    Mark.Rect frame = picture.marks(Mark.Rect.class).findFirst().orElseThrow();
    Square target = Square.at((int) frame.fromFile() - 1, (int) frame.fromRank() - 1);
    return Script.played(START, "WK circle " + piece, "WQ circle " + target);
  }

  @Test
  void everyPictureIsOfTheStart() {
    RulesPicture.all(new SplitBrainGame())
        .forEach(
            picture ->
                assertEquals(
                    START.view(Viewer.SPECTATOR).diagram().cells(), picture.diagram().cells()));
  }

  @Test
  void theCirclesOfTheFirstPictureFit() {
    assertEquals("..N...", DrawnSplitBrain.rows(circled("The rules in a minute")).get(3));
  }

  @Test
  void thePictureOfCirclesThatDoNotFitIsWhatPlayersSee() {
    String title = "When the circles don't match";
    List<Mark> seen = new ArrayList<>(circled(title).view(Viewer.SPECTATOR).diagram().marks());
    seen.removeIf(mark -> mark instanceof Mark.CornerText);
    assertEquals(Set.copyOf(picture(title).diagram().marks()), Set.copyOf(seen));
  }

  @Test
  void theKnightGoesWhereItIsNearestToItsTarget() {
    State ruled = Script.played(circled("When the circles don't match"), "BK use piece");
    assertEquals("..N...", DrawnSplitBrain.rows(ruled).get(3));
  }

  @Test
  void thePawnAndTheKnightAreEquallyNearToTheCircledPiece() {
    State ruled = Script.played(circled("When the circles don't match"), "BK use target");
    assertEquals(List.of("e3e4", "f2e4"), Script.texts(ruled, "WK"));
  }
}
