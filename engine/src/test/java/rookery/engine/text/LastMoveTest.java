package rookery.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.TwoColourSeats;

/** How the words of a picture tell the last move. */
class LastMoveTest {
  @Test
  void aMoveIsSomebodys() {
    GameLogLine line = GameLogLine.moved(TwoColourSeats.WHITE, "pawn d2-d4");
    assertEquals("Last move: White's pawn d2-d4.", LastMove.of(line));
  }

  @Test
  void whatElseWasDoneIsToldAsInTheLog() {
    GameLogLine line =
        GameLogLine.by(TwoColourSeats.BLACK, Sentence.of("%s passed.", TwoColourSeats.BLACK));
    assertEquals("Last move: Black passed.", LastMove.of(line));
  }
}
