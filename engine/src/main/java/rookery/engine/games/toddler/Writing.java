package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import rookery.engine.board.Square;

/**
 * The order of texts that name squares one after another. It is not that of the squares, because
 * {@code a1} comes before {@code a10} where the text ends, but after it where a square follows.
 */
final class Writing {
  private static final int BITS = 8;
  private static final char FOLLOWED = '~';

  /** By the number of a square: its place where a square follows, and where the text ends. */
  private static final int[] FOLLOWED_PLACES = places(Character.toString(FOLLOWED));

  private static final int[] LAST_PLACES = places("");

  private Writing() {}

  private static int[] places(String after) {
    List<String> all = new ArrayList<>();
    for (int square = 0; square < Lines.BOARD.size(); square++) {
      String name = Lines.BOARD.square(square).toString();
      all.addAll(List.of(name, name + FOLLOWED));
    }
    all.sort(Comparator.naturalOrder());
    return Stream.iterate(0, i -> i < Lines.BOARD.size(), i -> i + 1)
        .mapToInt(square -> all.indexOf(Lines.BOARD.square(square) + after) + 1)
        .toArray();
  }

  /** The same for two squares. */
  static int order(Square from, Square to) {
    return FOLLOWED_PLACES[Lines.BOARD.number(from)] << 2 * BITS
        | LAST_PLACES[Lines.BOARD.number(to)] << BITS;
  }

  /** A number for texts of two or three squares; greater for those that come later. */
  static int order(List<Square> squares) {
    int order = 0;
    int last = squares.size() - 1;
    for (int i = 0; i <= last; i++) {
      int[] places = i < last ? FOLLOWED_PLACES : LAST_PLACES;
      order |= places[Lines.BOARD.number(squares.get(i))] << (2 - i) * BITS;
    }
    return order;
  }
}
