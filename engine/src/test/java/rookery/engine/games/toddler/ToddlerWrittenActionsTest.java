package rookery.engine.games.toddler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.toddler.DrawnToddler.after;
import static rookery.engine.games.toddler.DrawnToddler.at;
import static rookery.engine.games.toddler.DrawnToddler.from;
import static rookery.engine.games.toddler.DrawnToddler.legal;
import static rookery.engine.games.toddler.DrawnToddler.set;
import static rookery.engine.games.toddler.DrawnToddler.start;
import static rookery.engine.games.toddler.DrawnToddler.white;

import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.games.toddler.move.ToddlerMoveGenerator;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;
import rookery.engine.reading.ActionReader;
import rookery.engine.reading.ActionReading;

/**
 * Which actions are one and which are two, and how they are written: TO-6, TO-7, TO-8 and TO-13.
 */
class ToddlerWrittenActionsTest {
  @Test
  void to6AnAndroidsMoveIsOneActionWhateverThePath() {
    ToddlerPosition position =
        white(
            """
            A........st
            ..........s
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ..........T
            """);
    long found =
        ToddlerMoveGenerator.legal(position).stream().filter(a -> a.text().equals("a1c3")).count();
    assertEquals(1, found);
  }

  @Test
  void to6AnAndroidTurnsOnEmptySquaresOnly() {
    ToddlerPosition position =
        white(
            """
            A.s......st
            ..........s
            S..........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ..........T
            """);
    // The way to c3 leads over c1 or a3.
    assertFalse(legal(position).contains("a1c3"));
    assertTrue(legal(position).contains("a1c2"), "by a2");
  }

  @Test
  void to7ACaptureWithAndWithoutTheStepAreTwoActions() {
    ToddlerPosition position =
        white(
            """
            ..........t
            ...........
            ...........
            ...........
            .....s.....
            ....C......
            ...........
            ...........
            ...........
            ...........
            ..........T
            """);
    assertEquals('C', at(after(position, "e6f5"), "f5"));
    ToddlerPosition stepped = after(position, "e6f5f4");
    assertEquals('.', at(stepped, "f5"));
    assertEquals('C', at(stepped, "f4"));
  }

  @Test
  void to7ASoldierThatHasJustBecomeACaptainHasFinishedItsMove() {
    ToddlerPosition position =
        white(
            """
            ..........t
            ...........
            ...........
            ...........
            .....n.....
            ....S......
            ...........
            ...........
            ...........
            ...........
            ..........T
            """);
    assertEquals(set("e6", "d6 f6 e5 e7 f5"), from(position, "e6"));
  }

  @Test
  void to8ATradeIsWrittenFromTheToddlersSquareAndReadEitherWay() {
    PlayableState<ToddlerSituation> state = start(ToddlerSetup.position());
    assertTrue(legal(ToddlerSetup.position()).contains("f11a11"));
    assertFalse(legal(ToddlerSetup.position()).contains("a11f11"));
    ActionReading reading = ActionReader.read(state, DrawnToddler.WHITE, "a11-f11");
    assertEquals(new ActionReading.One(Script.action(state, "f11a11")), reading);
  }

  @Test
  void to13BothPathsOfACaptainToOneResultAreListed() {
    ToddlerPosition position =
        white(
            """
            ..........t
            ...........
            ...........
            .....s.....
            .....C.....
            ...........
            ...........
            ...........
            ...........
            ...........
            ..........T
            """);
    Set<String> legal = legal(position);
    assertTrue(legal.containsAll(Set.of("f5e5f4", "f5g5f4")));
    assertEquals(after(position, "f5e5f4").rows(), after(position, "f5g5f4").rows());
  }
}
