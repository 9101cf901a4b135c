package rookery.engine.games.splitbrain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.kit.script.Script;
import rookery.engine.rules.RulesPicture;

/** What the pages of rules tell and show is true. */
class SplitBrainPicturesTest {
  private static final State START = Drawn.start();

  private static RulesPicture picture(String title) {
    return RulesPicture.of(new SplitBrainGame(), title);
  }

  private static State circled(String title) {
    List<String> circles = List.copyOf(picture(title).circled());
    return Script.played(START, "WK circle " + circles.get(0), "WQ circle " + circles.get(1));
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
    assertEquals("..N...", Drawn.rows(circled("Play in a minute")).get(3));
  }

  @Test
  void theKnightGoesWhereItIsNearestToItsTarget() {
    State ruled = Script.played(circled("When the circles do not fit"), "BK use piece");
    assertEquals("..N...", Drawn.rows(ruled).get(3));
  }

  @Test
  void thePawnAndTheKnightAreEquallyNearToTheCircledPiece() {
    State ruled = Script.played(circled("When the circles do not fit"), "BK use target");
    assertEquals(List.of("e3e4", "f2e4"), Script.texts(ruled, "WK"));
  }
}
