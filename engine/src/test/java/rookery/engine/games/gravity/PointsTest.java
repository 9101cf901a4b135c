package rookery.engine.games.gravity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.Duel;
import rookery.engine.Result;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.play.Moment;
import rookery.engine.text.Tally;

class PointsTest {
  private static Points points(int white, int black, String rows) {
    return new Points(DrawnGravity.well(rows), new Tally(white, black));
  }

  private static Result win(Colour colour, String reason) {
    return new Result.Win(List.of(Duel.seat(colour)), reason);
  }

  @Test
  void aStackedPieceCountsItsRowAndACaptureOne() {
    Points points =
        points(
            2,
            1,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . . . . . . .
            r . . . . . . .
            R . n . . . . .
            """);
    assertEquals(2 + 1 + 3, points.of(Colour.WHITE));
    assertEquals(1 + 1 + 2, points.of(Colour.BLACK));
    assertEquals(win(Colour.WHITE, "points"), points.result());
  }

  @Test
  void whatIsNotStackedCountsNothing() {
    Points points =
        points(
            0,
            0,
            """
            Q . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . K . . . .
            . . . . . . . .
            . . . . . . . .
            . B . . . . . .
            n . . . . . . .
            """);
    assertEquals(0, points.of(Colour.WHITE));
    assertEquals(win(Colour.BLACK, "points"), points.result());
  }

  @Test
  void equalPointsAreDecidedOnTheHighestRowThatDiffers() {
    // White: 1 + 1 + 3; Black: 1 + 2 and two captures. On row 3 White has one more.
    Points points =
        points(
            0,
            2,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . . . . . . .
            r . . . . . . .
            R . n N . . . .
            """);
    assertEquals(points.of(Colour.WHITE), points.of(Colour.BLACK));
    assertEquals(3, points.decidingRow().orElseThrow());
    assertEquals(win(Colour.WHITE, "highest-row"), points.result());
  }

  @Test
  void rowsAreComparedDownwards() {
    // Row 2 is equal; on the bottom row Black has one more, for White's one capture.
    Points points =
        points(
            1,
            0,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . r . . . . .
            R . r . n . . .
            """);
    assertEquals(1, points.decidingRow().orElseThrow());
    assertEquals(win(Colour.BLACK, "highest-row"), points.result());
  }

  @Test
  void equalRowsAreADraw() {
    Points points =
        points(
            1,
            1,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . r . . . . .
            R . r . . . . .
            """);
    assertEquals(new Result.Draw("points"), points.result());
  }

  private static String status(Tally captures, String rows) {
    GravityTurn over =
        new GravityTurn(
            GravityTurn.LAST + 1,
            DrawnGravity.well(rows),
            new Decks(DrawnGravity.WHITE, DrawnGravity.BLACK, Decks.CARDS),
            0,
            captures,
            List.of());
    return new Moment<>(new GravityScene(over, GravityTrail.NONE))
        .view(Viewer.SPECTATOR)
        .status()
        .plain();
  }

  @Test
  void theStatusSaysHowItEnded() {
    String rows =
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        R . . . . . . .
        r . . . . . . .
        R . n N . . . .
        """;
    assertEquals("White wins with 5 points to 3.", status(Tally.NONE, rows));
    assertEquals(
        "5 points each. White wins on row 3, with 1 stacked to 0.", status(new Tally(0, 2), rows));
    assertEquals(
        "Draw: 1 point each, and as many stacked on every row.",
        status(
            Tally.NONE,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . n . . . . .
            """));
  }
}
