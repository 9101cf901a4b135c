package rookery.engine.games.toddler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.toddler.DrawnToddler.move;
import static rookery.engine.games.toddler.DrawnToddler.start;
import static rookery.engine.games.toddler.DrawnToddler.white;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.TwoColourSeats;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.kit.script.Script;

/** How actions are chosen in menus and told in the log. */
class ToddlerActionTest {
  private static final ToddlerPosition CAPTAIN =
      white(
          """
          ..........t
          ...........
          ...........
          ....s......
          .....Cs....
          ...........
          ...........
          ...........
          ...........
          ...........
          ..........T
          """);

  private static List<String> labels(ToddlerPosition position, String text) {
    return action(position, text).path().stream().map(Choice::label).toList();
  }

  private static List<String> values(ToddlerPosition position, String text) {
    return action(position, text).path().stream().map(Choice::value).toList();
  }

  private static Action action(ToddlerPosition position, String text) {
    return start(position).find(TwoColourSeats.WHITE, text).orElseThrow();
  }

  @Test
  void aSwapIsShortlyCalledSo() {
    List<Choice> path = DrawnToddler.move(ToddlerSetup.position(), "f11a11").path();
    assertEquals(Optional.of("Swap a11"), path.get(1).brief());
  }

  @Test
  void aQuietMoveIsAPieceAndASquare() {
    assertEquals(List.of("Phoenix c11", "d7"), labels(ToddlerSetup.position(), "c11d7"));
    assertEquals(List.of("c11", "d7"), values(ToddlerSetup.position(), "c11d7"));
    assertEquals("Phoenix c11-d7", move(ToddlerSetup.position(), "c11d7").words());
  }

  @Test
  void aCaptureNamesItsVictim() {
    ToddlerPosition position =
        white(
            """
            ..........t
            ...........
            ...........
            ...........
            ...........
            ....P......
            ...........
            ...s.......
            ...........
            ...........
            ..........T
            """);
    assertEquals(List.of("Phoenix e6", "d8, capturing the Soldier"), labels(position, "e6d8"));
    assertEquals("Phoenix e6-d8, capturing the Soldier", move(position, "e6d8").words());
  }

  @Test
  void aSoldierThatBecomesACaptainSaysSo() {
    ToddlerPosition position =
        white(
            """
            ..........t
            ...........
            ...........
            ...........
            ...n.......
            ....S......
            ...........
            ...........
            ...........
            ...........
            ..........T
            """);
    assertEquals(
        "Soldier e6-d5, capturing the Nurse and becoming a Captain",
        move(position, "e6d5").words());
  }

  @Test
  void aNewCaptainIsToldAlsoInBrief() {
    ToddlerPosition position =
        white(
            """
            ..........t
            ...........
            ...........
            ...........
            ...n.s.....
            ....S......
            ...........
            ...........
            ...........
            ...........
            ..........T
            """);
    assertEquals(
        "White's new Captain captured the Nurse (3).",
        move(position, "e6d5").told(TwoColourSeats.WHITE).brief().plain());
    assertEquals(
        "White captured the Soldier (1).",
        move(position, "e6f5").told(TwoColourSeats.WHITE).brief().plain());
  }

  @Test
  void aTradeBeginsWithTheToddler() {
    assertEquals(
        List.of("Toddler f11", "Swap with Nurse a11"), labels(ToddlerSetup.position(), "f11a11"));
    assertEquals(
        "White swapped the Toddler on f11 and the Nurse on a11.",
        move(ToddlerSetup.position(), "f11a11").told(TwoColourSeats.WHITE).plain());
  }

  @Test
  void aPassIsAChoiceAmongThePieces() {
    assertEquals(List.of("pass"), values(ToddlerSetup.position(), "pass"));
    assertEquals(List.of("Pass"), labels(ToddlerSetup.position(), "pass"));
  }

  @Test
  void aCaptainIsAskedForItsWay() {
    assertEquals(List.of("Captain f5", "f4", "Just that step"), labels(CAPTAIN, "f5f4"));
    assertEquals(
        List.of("Captain f5", "f4", "Capture Soldier e4 on the way"), labels(CAPTAIN, "f5e4f4"));
    assertEquals(List.of("f5", "f4", "via e4"), values(CAPTAIN, "f5e4f4"));
  }

  @Test
  void aCaptainsEndSquareThatOnlyOneWayLeadsToNamesTheVictimAtOnce() {
    assertEquals(
        List.of("Captain f5", "e3, capturing Soldier e4 on the way"), labels(CAPTAIN, "f5e4e3"));
  }

  @Test
  void ofTwoWaysToOneCaptureOneIsOfferedAndTheOtherCanBeTyped() {
    assertEquals(List.of("Captain f5", "g5, capturing the Soldier"), labels(CAPTAIN, "f5f4g5"));
    assertTrue(action(CAPTAIN, "f5f4g5").isOffered());
    assertFalse(action(CAPTAIN, "f5f6g5").isOffered());
  }

  @Test
  void aCaptainThatCanOnlyStepIsAskedForNoWay() {
    assertEquals(List.of("Captain f9", "f8"), labels(ToddlerSetup.position(), "f9f8"));
  }

  @Test
  void theWayThatWasChosenIsSaidInOnePhrase() {
    assertEquals(Optional.of("move Captain f5 to f4"), action(CAPTAIN, "f5f4").spoken());
    assertEquals(
        Optional.of("move Captain f5 to f4, capturing Soldier e4 on the way"),
        action(CAPTAIN, "f5e4f4").spoken());
  }

  @Test
  void aCaptainsMoveOfTwoPartsIsToldInItsOrder() {
    assertEquals("Captain f5-e4-e3, capturing the Soldier on e4", move(CAPTAIN, "f5e4e3").words());
    assertEquals("Captain f5-f4-g5, capturing the Soldier on g5", move(CAPTAIN, "f5f4g5").words());
  }

  @Test
  void actionsAreEqualWhenTheirTextsAre() {
    ToddlerPosition other =
        white(
            """
            ..........t
            ...........
            ...........
            ...........
            .....C.....
            ...........
            ...........
            ...........
            ...........
            ...........
            ..........T
            """);
    assertEquals(Script.action(start(CAPTAIN), "f5f4"), Script.action(start(other), "f5f4"));
  }
}
