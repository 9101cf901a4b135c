package rookery.engine.games.gravity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.Result;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.play.PlayableState;
import rookery.engine.text.CountBySide;

class GravityPointsTest {
  private static GravityPoints points(int white, int black, String rows) {
    return new GravityPoints(DrawnGravity.well(rows), new CountBySide(white, black));
  }

  private static Result win(Colour colour, String reason) {
    return new Result.Win(List.of(TwoColourSeats.seat(colour)), reason);
  }

  @Test
  void aStackedPieceCountsItsRowAndACaptureOne() {
    GravityPoints points =
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
    GravityPoints points =
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
    GravityPoints points =
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
    GravityPoints points =
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
    GravityPoints points =
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

  private static String status(CountBySide captures, String rows) {
    GravityTurn over =
        new GravityTurn(
            GravityTurn.LAST + 1,
            DrawnGravity.well(rows),
            new GravityDecks(DrawnGravity.WHITE, DrawnGravity.BLACK, GravityDecks.CARDS),
            0,
            captures,
            List.of());
    return new PlayableState<>(new GravitySituation(over, LastGravityTurn.NONE))
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
    assertEquals("White won by 5 points to 3.", status(CountBySide.NONE, rows));
    assertEquals(
        "White won by 8 points to 4. Captures earned White 3 points and Black 1; the rest came"
            + " from stacked pieces.",
        status(new CountBySide(3, 1), rows));
    assertEquals(
        "Both scored 5 points. Row 3 decided it: White won with 1 stacked piece to 0.",
        status(new CountBySide(0, 2), rows));
    assertEquals(
        "Both scored 1 point. It's a draw: both have the same number of stacked pieces on every"
            + " row.",
        status(
            CountBySide.NONE,
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
