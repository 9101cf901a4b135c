package rookery.engine.games.gravity;

import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.board.Colour;

/** How many pieces each side has captured. */
record Captures(int white, int black) {
  /** Before the first. */
  static final Captures NONE = new Captures(0, 0);

  /** After {@code captor} captured one more. */
  Captures with(Colour captor) {
    return captor == Colour.WHITE ? new Captures(white + 1, black) : new Captures(white, black + 1);
  }

  /** How many {@code captor} has captured. */
  int by(Colour captor) {
    return captor == Colour.WHITE ? white : black;
  }

  /** The form of exchange files. */
  SortedMap<String, Integer> exchanged() {
    SortedMap<String, Integer> form = new TreeMap<>();
    for (Colour colour : Colour.values()) {
      form.put(colour.word(), by(colour));
    }
    return form;
  }
}
