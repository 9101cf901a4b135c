package rookery.engine.games.gravity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.diagram.Highlight;
import rookery.engine.diagram.Mark;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;
import rookery.engine.rules.RulesPicture;

/** What the pages of rules show is what the game does. */
class GravityPicturesTest {
  private static final GravityGame GAME = new GravityGame();

  static Stream<RulesPicture> pictures() {
    return RulesPicture.all(GAME);
  }

  private static RulesPicture picture(String title) {
    return RulesPicture.of(GAME, title);
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void thePiecesOnStoneAreThoseThatAreStacked(RulesPicture picture) {
    Set<String> onStone = picture.highlighted(Highlight.Meaning.STACKED);
    assertEquals(
        DrawnGravity.stacked(DrawnGravity.well(picture.rows())), String.join(" ", onStone));
  }

  @Test
  void theArrowsAreTheMovesOfTheRook() {
    RulesPicture moving = picture("Moving");
    Set<String> targets = new TreeSet<>();
    for (String target :
        Script.targets(DrawnGravity.turn(DrawnGravity.WHITES, moving.rows()), "d6").split(" ")) {
      targets.add("d6" + target);
    }
    assertEquals(targets, new TreeSet<>(moving.moves()));
  }

  @Test
  void theMovesOfTheTurnInTheWellLeadToItsPicture() {
    RulesPicture well = picture("The well");
    PlayableState<GravitySituation> before =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . N . . . .
            . . . . . . . .
            . . . . . . . .
            . . P . . r . .
            . . . . . . . .
            . . . . B . . .
            . . . . . . . .
            p R . n . . . k
            """);
    String reached = Script.rows(Script.played(before, well.moves().toArray(String[]::new)));
    assertEquals(well.rows(), reached.replace(" ", ""));
  }

  @Test
  void thePointsAreThoseCounted() {
    List<String> lines = picture("Points").diagram().marks().stream().map(Mark::line).toList();
    assertTrue(lines.contains("text: White 8, 5.5, -2.17"), lines.toString());
    assertTrue(lines.contains("text: Black 9, 7.5, -2.17"), lines.toString());
    assertTrue(picture("The well").page().alt().contains("Moved this turn: e6, f2."));
  }
}
