package rookery.engine.games.custodian.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.engine.games.custodian.capture.CaptureRole.BISHOP;
import static rookery.engine.games.custodian.capture.CaptureRole.KNIGHT;
import static rookery.engine.games.custodian.capture.CaptureRole.ROOK;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.engine.board.Direction;

class CaptureGeometryTest {
  @Test
  void twoRooksStandOppositeEachOther() {
    assertEquals("SOUTH", partners(CaptureGeometry.PLAIN, ROOK, Direction.NORTH, ROOK));
    assertEquals("", partners(CaptureGeometry.PLAIN, ROOK, Direction.NORTH_EAST, ROOK));
  }

  @Test
  void twoBishopsStandOnOppositeCorners() {
    assertEquals(
        "SOUTH_WEST", partners(CaptureGeometry.PLAIN, BISHOP, Direction.NORTH_EAST, BISHOP));
    assertEquals("", partners(CaptureGeometry.PLAIN, BISHOP, Direction.NORTH, BISHOP));
  }

  @Test
  void twoKnightsStandALeapApart() {
    assertEquals(
        "SOUTH_EAST SOUTH_WEST", partners(CaptureGeometry.PLAIN, KNIGHT, Direction.NORTH, KNIGHT));
    assertEquals(
        "SOUTH WEST", partners(CaptureGeometry.PLAIN, KNIGHT, Direction.NORTH_EAST, KNIGHT));
  }

  @Test
  void rookAndKnightStandAtRightAngles() {
    assertEquals("EAST WEST", partners(CaptureGeometry.PLAIN, ROOK, Direction.NORTH, KNIGHT));
    assertEquals("", partners(CaptureGeometry.PLAIN, ROOK, Direction.NORTH_EAST, KNIGHT));
    assertEquals(
        "SOUTH_EAST NORTH_WEST",
        partners(CaptureGeometry.SWAPPED, ROOK, Direction.NORTH_EAST, KNIGHT));
    assertEquals("", partners(CaptureGeometry.SWAPPED, ROOK, Direction.NORTH, KNIGHT));
  }

  @Test
  void bishopAndKnightStandOnCornersAtRightAngles() {
    assertEquals(
        "SOUTH_EAST NORTH_WEST",
        partners(CaptureGeometry.PLAIN, BISHOP, Direction.NORTH_EAST, KNIGHT));
    assertEquals("", partners(CaptureGeometry.PLAIN, BISHOP, Direction.NORTH, KNIGHT));
    assertEquals("EAST WEST", partners(CaptureGeometry.SWAPPED, BISHOP, Direction.NORTH, KNIGHT));
    assertEquals("", partners(CaptureGeometry.SWAPPED, BISHOP, Direction.NORTH_EAST, KNIGHT));
  }

  @Test
  void rookAndBishopStandSideBySide() {
    assertEquals(
        "NORTH_EAST NORTH_WEST", partners(CaptureGeometry.PLAIN, ROOK, Direction.NORTH, BISHOP));
    assertEquals("", partners(CaptureGeometry.PLAIN, ROOK, Direction.NORTH_EAST, BISHOP));
    assertEquals(
        "NORTH_EAST NORTH_WEST", partners(CaptureGeometry.SWAPPED, ROOK, Direction.NORTH, BISHOP));
    assertEquals(
        "NORTH EAST", partners(CaptureGeometry.SWAPPED, ROOK, Direction.NORTH_EAST, BISHOP));
  }

  @Test
  void itDoesNotMatterWhichOfTheTwoIsNamedFirst() {
    for (CaptureGeometry surround : CaptureGeometry.values()) {
      for (CaptureRole one : CaptureRole.values()) {
        for (CaptureRole other : CaptureRole.values()) {
          Direction.ALL.forEach(at -> bothOrdersAgree(surround, one, at, other));
        }
      }
    }
  }

  private static void bothOrdersAgree(
      CaptureGeometry surround, CaptureRole one, Direction at, CaptureRole other) {
    for (Direction there : Direction.ALL) {
      assertEquals(
          surround.surrounds(one, at, other, there), surround.surrounds(other, there, one, at));
    }
  }

  /** Where a partner completes the pair, clockwise from the north. */
  private static String partners(
      CaptureGeometry surround, CaptureRole one, Direction at, CaptureRole partner) {
    return Direction.ALL.stream()
        .filter(there -> surround.surrounds(one, at, partner, there))
        .map(Direction::name)
        .collect(Collectors.joining(" "));
  }
}
