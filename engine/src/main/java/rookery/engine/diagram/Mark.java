package rookery.engine.diagram;

import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/**
 * Something drawn on or beside the board. Places beside it are in squares from the picture's upper
 * left corner of the board, x to the right and y downwards, whichever side it is seen from.
 */
public sealed interface Mark {
  /** The mark as a line of the notation. */
  String line();

  /** Numbers as the notation writes them: no needless decimals. */
  private static String number(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }

  private static String names(List<Square> squares) {
    return String.join(", ", squares.stream().map(Square::toString).toList());
  }

  /**
   * A card of about 1.95 by 2.95 squares with its upper left corner at x, y; later cards lie on
   * top.
   *
   * @param face {@code back}, a piece's letter (upper case for red suits), {@code C} or {@code c}
   *     for a checker card, or a rank and a suit: {@code 2H}
   */
  record Card(String face, double x, double y) implements Mark {
    /** The face of a card that lies face down. */
    public static final String BACK = "back";

    public Card {
      if (!face.matches("back|[A-Za-z]|([2-9]|10|[JQKA])[HDSC]")) {
        throw new IllegalArgumentException("no card " + face);
      }
    }

    @Override
    public String line() {
      return "card: %s, %s, %s".formatted(face, number(x), number(y));
    }
  }

  /** An arrow between two squares; a circle round the square where both are the same. */
  record Arrow(Square from, Square to, String colour) implements Mark {
    @Override
    public String line() {
      return "arrow: %s, %s, %s".formatted(from, to, colour);
    }
  }

  /** Words centred on a place given as file and rank number, which may lie beside the board. */
  record Text(String words, double file, double rank) implements Mark {
    @Override
    public String line() {
      return "text: %s, %s, %s".formatted(words, number(file), number(rank));
    }
  }

  /** A few small letters in the lower left corner of a square given as file and rank number. */
  record CornerText(String words, double file, double rank) implements Mark {
    @Override
    public String line() {
      return "corner text: %s, %s, %s".formatted(words, number(file), number(rank));
    }
  }

  /** A dashed frame round the squares from one file and rank number to another. */
  record Rect(double fromFile, double fromRank, double toFile, double toRank) implements Mark {
    @Override
    public String line() {
      return "rect: %s, %s, %s, %s"
          .formatted(number(fromFile), number(fromRank), number(toFile), number(toRank));
    }
  }

  /** Checkers on a square, under the piece if one stands there. */
  record Checkers(Square square, int count, Colour colour) implements Mark {
    public Checkers {
      if (count < 1) {
        throw new IllegalArgumentException("no checkers");
      }
    }

    @Override
    public String line() {
      return "checkers: %s, %d, %s".formatted(square, count, colour.word());
    }
  }

  /** Checkers in a heap beside the board, with their number. */
  record Heap(int count, Colour colour, double x, double y) implements Mark {
    @Override
    public String line() {
      return "heap: %d, %s, %s, %s".formatted(count, colour.word(), number(x), number(y));
    }
  }

  /** A coin beside the board, centred on x, y. */
  record Coin(double x, double y) implements Mark {
    @Override
    public String line() {
      return "coin: %s, %s".formatted(number(x), number(y));
    }
  }

  /** The squares of the last move. */
  record Last(List<Square> squares) implements Mark {
    public Last {
      squares = List.copyOf(squares);
    }

    @Override
    public String line() {
      return "last: " + names(squares);
    }
  }

  /** A king in check. */
  record Check(Square square) implements Mark {
    @Override
    public String line() {
      return "check: " + square;
    }
  }

  /** Squares to choose from, or otherwise worth a look. */
  record Candidates(List<Square> squares) implements Mark {
    public Candidates {
      squares = List.copyOf(squares);
    }

    @Override
    public String line() {
      return "candidates: " + names(squares);
    }
  }

  /** Pieces that may no longer move, drawn as part of the ground. */
  record Stacked(List<Square> squares) implements Mark {
    public Stacked {
      squares = List.copyOf(squares);
    }

    @Override
    public String line() {
      return "stacked: " + names(squares);
    }
  }

  /** A table of letters with its upper left corner at x, y; rows are written one after another. */
  record Grid(List<List<String>> rows, double x, double y) implements Mark {
    public Grid {
      rows = rows.stream().map(List::copyOf).toList();
    }

    @Override
    public String line() {
      List<String> texts = rows.stream().map(row -> String.join(" ", row)).toList();
      return "grid: %s, %s, %s".formatted(String.join(" | ", texts), number(x), number(y));
    }
  }
}
