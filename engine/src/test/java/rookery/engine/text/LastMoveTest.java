package rookery.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.Duel;

/** How the words of a picture tell the last move. */
class LastMoveTest {
  @Test
  void aMoveIsSomebodys() {
    LogLine line = LogLine.moved(Duel.WHITE, "pawn d2-d4");
    assertEquals("Last move: White's pawn d2-d4.", LastMove.of(line));
  }

  @Test
  void whatElseWasDoneIsToldAsInTheLog() {
    LogLine line = LogLine.by(Duel.BLACK, Sentence.of("%s passed.", Duel.BLACK));
    assertEquals("Last move: Black passed.", LastMove.of(line));
  }
}
