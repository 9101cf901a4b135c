package rookery.engine.diagram;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/**
 * Something drawn on or beside the board. Places beside it are in squares from the picture's upper
 * left corner of the board, x to the right and y downwards, whichever side it is seen from.
 */
public sealed interface Mark {
  /** The mark as a line of the notation. */
  String line();

  /** The squares of the board that the mark names. */
  default List<Square> squares() {
    return List.of();
  }

  /** Whether it lies beside a board of that size, or beneath it. */
  default boolean isBeside(int files, int ranks) {
    return false;
  }

  private static String listed(String command, List<Square> squares) {
    String names = String.join(", ", squares.stream().map(Square::toString).toList());
    return (command + ": " + names).strip();
  }

  private static void requireWords(String words) {
    if (words.isEmpty()
        || !words.equals(words.strip())
        || words.chars().anyMatch(Mark::isControl)) {
      throw new IllegalArgumentException("Words stand in one line, with no space round them.");
    }
  }

  private static boolean isControl(int letter) {
    return letter < ' ' || letter == 0x7f;
  }

  /**
   * A card with its upper left corner at x, y; later cards lie on top.
   *
   * @param face {@code back}, a piece's letter (upper case for red suits), {@code C} or {@code c}
   *     for a checker card, or a rank and a suit: {@code 2H}
   * @param scale how large it is; at 1 about 1.95 by 2.95 squares
   */
  record Card(String face, double x, double y, double scale) implements Mark {
    /** The face of a card that lies face down. */
    public static final String BACK = "back";

    private static final double SMALLEST = 0.2;
    private static final double LARGEST = 2;

    public Card {
      if (!face.matches("back|[A-Za-z]|([2-9]|10|[JQKA])[HDSC]")) {
        throw new IllegalArgumentException(
            "There is no card \"%s\": a face is \"back\", a letter, or a rank and a suit as in 2H."
                .formatted(face));
      }
      if (!(scale >= SMALLEST && scale <= LARGEST)) {
        throw new IllegalArgumentException("Cards are scaled from 0.2 to 2.");
      }
      x = Measure.checked(x);
      y = Measure.checked(y);
    }

    /** A card of the usual size. */
    public Card(String face, double x, double y) {
      this(face, x, y, 1);
    }

    @Override
    public boolean isBeside(int files, int ranks) {
      return true;
    }

    @Override
    public String line() {
      String line = "card: %s, %s, %s".formatted(face, Measure.text(x), Measure.text(y));
      return scale == 1 ? line : line + ", " + Measure.text(scale);
    }
  }

  /** An arrow between two squares; a circle round the square where both are the same. */
  record Arrow(Square from, Square to, String colour) implements Mark {
    /** The colours there are. */
    public static final List<String> COLOURS = List.of("black", "white", "blue", "red");

    public Arrow {
      requireColour(colour);
    }

    private static void requireColour(String colour) {
      if (!COLOURS.contains(colour)) {
        throw new IllegalArgumentException(
            "An arrow is %s, not \"%s\".".formatted(String.join(" or ", COLOURS), colour));
      }
    }

    @Override
    public List<Square> squares() {
      return List.of(from, to);
    }

    @Override
    public String line() {
      return "arrow: %s, %s, %s".formatted(from, to, colour);
    }
  }

  /**
   * A thin dashed arrow between two squares in a bow, so that it lies along no other arrow; for
   * what one piece does to another without going there.
   */
  record Bow(Square from, Square to, String colour) implements Mark {
    public Bow {
      Arrow.requireColour(colour);
    }

    @Override
    public List<Square> squares() {
      return List.of(from, to);
    }

    @Override
    public String line() {
      return "bow: %s, %s, %s".formatted(from, to, colour);
    }
  }

  /** A line that joins two squares, of the same colours as arrows. */
  record Line(Square from, Square to, String colour) implements Mark {
    public Line {
      Arrow.requireColour(colour);
    }

    @Override
    public List<Square> squares() {
      return List.of(from, to);
    }

    @Override
    public String line() {
      return "line: %s, %s, %s".formatted(from, to, colour);
    }
  }

  /**
   * A link between two places beside the board; where they are not level it goes round by way of
   * the gap half-way between them, out to the right of the first and in from the left of the
   * second.
   */
  record Link(double fromX, double fromY, double toX, double toY, Strength strength)
      implements Mark {
    /** How plain a link is. */
    public enum Strength {
      THIN,
      THICK;

      /** As the notation writes it. */
      public String word() {
        return name().toLowerCase(Locale.ROOT);
      }
    }

    public Link {
      fromX = Measure.checked(fromX);
      fromY = Measure.checked(fromY);
      toX = Measure.checked(toX);
      toY = Measure.checked(toY);
    }

    @Override
    public boolean isBeside(int files, int ranks) {
      return true;
    }

    @Override
    public String line() {
      return "link: %s, %s, %s, %s, %s"
          .formatted(
              Measure.text(fromX),
              Measure.text(fromY),
              Measure.text(toX),
              Measure.text(toY),
              strength.word());
    }
  }

  /**
   * Words centred on a place given as file and rank number: 1, 1 is the middle of a1. On the board
   * they turn with it; beside it they stay where White sees them.
   */
  record Text(String words, double file, double rank) implements Mark {
    public Text {
      requireWords(words);
      file = Measure.checked(file);
      rank = Measure.checked(rank);
    }

    @Override
    public boolean isBeside(int files, int ranks) {
      return file < 0.5 || file > files + 0.5 || rank < 0.5 || rank > ranks + 0.5;
    }

    @Override
    public String line() {
      return "text: %s, %s, %s".formatted(words, Measure.text(file), Measure.text(rank));
    }
  }

  /** A few small letters in the lower left corner of a square given as file and rank number. */
  record CornerText(String words, double file, double rank) implements Mark {
    public CornerText {
      requireWords(words);
      file = Measure.checked(file);
      rank = Measure.checked(rank);
    }

    @Override
    public String line() {
      return "corner text: %s, %s, %s".formatted(words, Measure.text(file), Measure.text(rank));
    }
  }

  /** A dashed frame round the squares from one file and rank number to another. */
  record Rect(double fromFile, double fromRank, double toFile, double toRank) implements Mark {
    public Rect {
      fromFile = Measure.checked(fromFile);
      fromRank = Measure.checked(fromRank);
      toFile = Measure.checked(toFile);
      toRank = Measure.checked(toRank);
    }

    @Override
    public String line() {
      return "rect: %s, %s, %s, %s"
          .formatted(
              Measure.text(fromFile),
              Measure.text(fromRank),
              Measure.text(toFile),
              Measure.text(toRank));
    }
  }

  /** Checkers on a square, under the piece if one stands there. */
  record Checkers(Square square, int count, Colour colour) implements Mark {
    private static final int MOST = 99;

    public Checkers {
      if (count < 1 || count > MOST) {
        throw new IllegalArgumentException("On a square stand 1 to 99 checkers.");
      }
    }

    @Override
    public List<Square> squares() {
      return List.of(square);
    }

    @Override
    public String line() {
      return "checkers: %s, %s, %s".formatted(square, count, colour.word());
    }
  }

  /**
   * Checkers in a heap beside the board, half a square to each side of x, y, with their number up
   * to 1.3 squares to the right of it.
   */
  record Heap(int count, Colour colour, double x, double y) implements Mark {
    private static final int MOST = 99;

    public Heap {
      if (count < 0 || count > MOST) {
        throw new IllegalArgumentException("A heap has 0 to 99 checkers.");
      }
      x = Measure.checked(x);
      y = Measure.checked(y);
    }

    @Override
    public boolean isBeside(int files, int ranks) {
      return true;
    }

    @Override
    public String line() {
      return "heap: %s, %s, %s, %s"
          .formatted(count, colour.word(), Measure.text(x), Measure.text(y));
    }
  }

  /** A coin beside the board, centred on x, y. */
  record Coin(double x, double y) implements Mark {
    public Coin {
      x = Measure.checked(x);
      y = Measure.checked(y);
    }

    @Override
    public boolean isBeside(int files, int ranks) {
      return true;
    }

    @Override
    public String line() {
      return "coin: %s, %s".formatted(Measure.text(x), Measure.text(y));
    }
  }

  /** The squares of the last move. */
  record Last(List<Square> squares) implements Mark {
    public Last {
      squares = List.copyOf(squares);
    }

    @Override
    public String line() {
      return listed("last", squares);
    }
  }

  /** A king in check. */
  record Check(Square square) implements Mark {
    @Override
    public List<Square> squares() {
      return List.of(square);
    }

    @Override
    public String line() {
      return "check: " + square;
    }
  }

  /** Pieces that hang together; each group has a colour of its own as far as there are enough. */
  record Group(List<Square> squares) implements Mark {
    public Group {
      squares = List.copyOf(squares);
    }

    @Override
    public String line() {
      return listed("group", squares);
    }
  }

  /** Squares to choose from, or otherwise worth a look. */
  record Candidates(List<Square> squares) implements Mark {
    public Candidates {
      squares = List.copyOf(squares);
    }

    @Override
    public String line() {
      return listed("candidates", squares);
    }
  }

  /** Squares to choose from where something is captured by going there. */
  record Captures(List<Square> squares) implements Mark {
    public Captures {
      squares = List.copyOf(squares);
    }

    @Override
    public String line() {
      return listed("captures", squares);
    }
  }

  /** Squares of pieces that are captured, or were. */
  record Victims(List<Square> squares) implements Mark {
    public Victims {
      squares = List.copyOf(squares);
    }

    @Override
    public String line() {
      return listed("victims", squares);
    }
  }

  /** What a numbered checker is to be, drawn beside its number. */
  record Meant(Square square, char piece) implements Mark {
    public Meant {
      if ("KQRBN".indexOf(piece) < 0) {
        throw new IllegalArgumentException("A checker is meant to be K, Q, R, B or N.");
      }
    }

    @Override
    public List<Square> squares() {
      return List.of(square);
    }

    @Override
    public String line() {
      return "meant: %s, %s".formatted(square, piece);
    }
  }

  /** Pieces that may no longer move, drawn as part of the ground. */
  record Stacked(List<Square> squares) implements Mark {
    public Stacked {
      squares = List.copyOf(squares);
    }

    @Override
    public String line() {
      return listed("stacked", squares);
    }
  }

  /**
   * A table of letters with its upper left corner at x, y, its cells two thirds of a square wide
   * and high, or as much of that as its scale says; rows are written one after another.
   *
   * @param rows the heads of the columns, then rows that each begin with their own head; a dot or a
   *     cell missing at the end of a row is empty
   */
  record Grid(List<List<String>> rows, double x, double y, double scale) implements Mark {
    private static final double SMALLEST = 0.2;
    private static final double LARGEST = 2;
    private static final Pattern CELL = Pattern.compile("(?U)[^\\s|,:]+");

    public Grid {
      rows = rows.stream().map(List::copyOf).toList();
      if (rows.isEmpty() || rows.stream().anyMatch(List::isEmpty)) {
        throw new IllegalArgumentException("A grid has rows, and at least one cell in each.");
      }
      rows.forEach(row -> row.forEach(Grid::requireCell));
      if (!(scale >= SMALLEST && scale <= LARGEST)) {
        throw new IllegalArgumentException("Grids are scaled from 0.2 to 2.");
      }
      x = Measure.checked(x);
      y = Measure.checked(y);
    }

    /** A grid of the usual size. */
    public Grid(List<List<String>> rows, double x, double y) {
      this(rows, x, y, 1);
    }

    private static void requireCell(String cell) {
      if (!CELL.matcher(cell).matches()) {
        throw new IllegalArgumentException("\"%s\" cannot stand in a grid.".formatted(cell));
      }
    }

    @Override
    public boolean isBeside(int files, int ranks) {
      return true;
    }

    @Override
    public String line() {
      List<String> texts = rows.stream().map(row -> String.join(" ", row)).toList();
      String line =
          "grid: %s, %s, %s".formatted(String.join(" | ", texts), Measure.text(x), Measure.text(y));
      return scale == 1 ? line : line + ", " + Measure.text(scale);
    }
  }
}
