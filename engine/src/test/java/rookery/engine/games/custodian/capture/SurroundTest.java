package rookery.engine.games.custodian.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.engine.games.custodian.capture.Role.BISHOP;
import static rookery.engine.games.custodian.capture.Role.KNIGHT;
import static rookery.engine.games.custodian.capture.Role.ROOK;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.engine.board.Direction;

class SurroundTest {
  @Test
  void twoRooksStandOppositeEachOther() {
    assertEquals("SOUTH", partners(Surround.PLAIN, ROOK, Direction.NORTH, ROOK));
    assertEquals("", partners(Surround.PLAIN, ROOK, Direction.NORTH_EAST, ROOK));
  }

  @Test
  void twoBishopsStandOnOppositeCorners() {
    assertEquals("SOUTH_WEST", partners(Surround.PLAIN, BISHOP, Direction.NORTH_EAST, BISHOP));
    assertEquals("", partners(Surround.PLAIN, BISHOP, Direction.NORTH, BISHOP));
  }

  @Test
  void twoKnightsStandALeapApart() {
    assertEquals(
        "SOUTH_EAST SOUTH_WEST", partners(Surround.PLAIN, KNIGHT, Direction.NORTH, KNIGHT));
    assertEquals("SOUTH WEST", partners(Surround.PLAIN, KNIGHT, Direction.NORTH_EAST, KNIGHT));
  }

  @Test
  void rookAndKnightStandAtRightAngles() {
    assertEquals("EAST WEST", partners(Surround.PLAIN, ROOK, Direction.NORTH, KNIGHT));
    assertEquals("", partners(Surround.PLAIN, ROOK, Direction.NORTH_EAST, KNIGHT));
    assertEquals(
        "SOUTH_EAST NORTH_WEST", partners(Surround.SWAPPED, ROOK, Direction.NORTH_EAST, KNIGHT));
    assertEquals("", partners(Surround.SWAPPED, ROOK, Direction.NORTH, KNIGHT));
  }

  @Test
  void bishopAndKnightStandOnCornersAtRightAngles() {
    assertEquals(
        "SOUTH_EAST NORTH_WEST", partners(Surround.PLAIN, BISHOP, Direction.NORTH_EAST, KNIGHT));
    assertEquals("", partners(Surround.PLAIN, BISHOP, Direction.NORTH, KNIGHT));
    assertEquals("EAST WEST", partners(Surround.SWAPPED, BISHOP, Direction.NORTH, KNIGHT));
    assertEquals("", partners(Surround.SWAPPED, BISHOP, Direction.NORTH_EAST, KNIGHT));
  }

  @Test
  void rookAndBishopStandSideBySide() {
    assertEquals("NORTH_EAST NORTH_WEST", partners(Surround.PLAIN, ROOK, Direction.NORTH, BISHOP));
    assertEquals("", partners(Surround.PLAIN, ROOK, Direction.NORTH_EAST, BISHOP));
    assertEquals(
        "NORTH_EAST NORTH_WEST", partners(Surround.SWAPPED, ROOK, Direction.NORTH, BISHOP));
    assertEquals("NORTH EAST", partners(Surround.SWAPPED, ROOK, Direction.NORTH_EAST, BISHOP));
  }

  @Test
  void itDoesNotMatterWhichOfTheTwoIsNamedFirst() {
    for (Surround surround : Surround.values()) {
      for (Role one : Role.values()) {
        for (Role other : Role.values()) {
          Direction.ALL.forEach(at -> bothOrdersAgree(surround, one, at, other));
        }
      }
    }
  }

  private static void bothOrdersAgree(Surround surround, Role one, Direction at, Role other) {
    for (Direction there : Direction.ALL) {
      assertEquals(
          surround.surrounds(one, at, other, there), surround.surrounds(other, there, one, at));
    }
  }

  /** Where a partner completes the pair, clockwise from the north. */
  private static String partners(Surround surround, Role one, Direction at, Role partner) {
    return Direction.ALL.stream()
        .filter(there -> surround.surrounds(one, at, partner, there))
        .map(Direction::name)
        .collect(Collectors.joining(" "));
  }
}
