package rookery.engine.games.toddler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.engine.games.toddler.DrawnToddler.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.board.Colour;
import rookery.engine.games.toddler.move.ToddlerPosition;

/** The array of the first ruling. */
class ToddlerSetupTest {
  @Test
  void to1TheGameBeginsWithTheArrayOfTheAuthorsPage() {
    ToddlerPosition start = ToddlerSetup.position();
    List<String> rows = start.rows();
    assertEquals("anpegtwipan", rows.get(0));
    assertEquals("ssssscsssss", rows.get(2));
    assertEquals("SSSSSCSSSSS", rows.get(8));
    assertEquals("NAPIWTGEPNA", rows.get(10));
    assertEquals('T', at(start, "f11"));
    assertEquals('I', at(start, "d11"));
    assertEquals('e', at(start, "d1"));
    assertEquals(Colour.WHITE, start.turn());
    assertEquals(22, start.field().pieces(Colour.WHITE).size());
    assertEquals(22, start.field().pieces(Colour.BLACK).size());
  }

  @Test
  void to1EachArrayIsTheOtherTurnedByHalfATurn() {
    String board = String.join("", ToddlerSetup.position().rows());
    StringBuilder turned = new StringBuilder();
    for (char letter : new StringBuilder(board).reverse().toString().toCharArray()) {
      boolean upper = Character.isUpperCase(letter);
      turned.append(upper ? Character.toLowerCase(letter) : Character.toUpperCase(letter));
    }
    assertEquals(board, turned.toString());
  }
}
