package rookery.engine.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.text.NamedConstant;

/**
 * Something that lies beside the board or beneath it. Places are in squares from the picture's
 * upper left corner of the board, x to the right and y downwards, whichever side it is seen from.
 */
public sealed interface BesideBoard extends Mark
    permits BesideBoard.Card,
        BesideBoard.Link,
        BesideBoard.Heap,
        BesideBoard.Coin,
        BesideBoard.Grid,
        BesideBoard.Curve,
        CrossTable,
        PieceLegend {
  @Override
  default boolean isBeside(int files, int ranks) {
    return true;
  }

  /**
   * A card with its upper left corner at x, y; later cards lie on top.
   *
   * @param face {@code back}, a piece's letter (upper case for red suits), {@code C} or {@code c}
   *     for a checker card, or a rank and a suit: {@code 2H}
   * @param scale how large it is; at 1 about 1.95 by 2.95 squares
   * @param number its place in a row, in the lower left corner; 0 for none
   */
  record Card(String face, double x, double y, double scale, int number) implements BesideBoard {
    /** The face of a card that lies face down. */
    public static final String BACK = "back";

    private static final Pattern FACE = Pattern.compile("back|[A-Za-z]|([2-9]|10|[JQKA])[HDSC]");

    private static final double SMALLEST = 0.2;
    private static final double LARGEST = 2;
    private static final int HIGHEST = 99;

    public Card {
      if (!FACE.matcher(face).matches()) {
        throw new IllegalArgumentException(
            "There's no card \"%s\": a face is \"back\", a letter, or a rank and a suit as in 2H."
                .formatted(face));
      }
      if (!(scale >= SMALLEST && scale <= LARGEST)) {
        throw new IllegalArgumentException("Cards are scaled from 0.2 to 2.");
      }
      if (number < 0 || number > HIGHEST) {
        throw new IllegalArgumentException("Cards are numbered from 1 to 99.");
      }
      x = DiagramLengths.checked(x);
      y = DiagramLengths.checked(y);
    }

    /** A card without a number. */
    public Card(String face, double x, double y, double scale) {
      this(face, x, y, scale, 0);
    }

    /** A card of the usual size. */
    public Card(String face, double x, double y) {
      this(face, x, y, 1);
    }

    @Override
    public String line() {
      String line =
          "card: %s, %s, %s".formatted(face, DiagramLengths.text(x), DiagramLengths.text(y));
      String scaled = scale == 1 && number == 0 ? line : line + ", " + DiagramLengths.text(scale);
      return number == 0 ? scaled : scaled + ", " + number;
    }
  }

  /**
   * A link between two places beside the board; where they are not level it goes round by way of
   * the gap half-way between them, out to the right of the first and in from the left of the
   * second.
   *
   * @param captor which of the two it lets capture the other, to which an arrow's head points
   */
  record Link(double fromX, double fromY, double toX, double toY, Strength strength, Captor captor)
      implements BesideBoard {
    /** How plain a link is. */
    public enum Strength implements NamedConstant {
      THIN,
      /** Of use to whoever's turn it is not. */
      WAITING,
      THICK
    }

    /** Which of two that are linked can capture the other. */
    public enum Captor implements NamedConstant {
      EITHER,
      FIRST,
      SECOND
    }

    public Link {
      fromX = DiagramLengths.checked(fromX);
      fromY = DiagramLengths.checked(fromY);
      toX = DiagramLengths.checked(toX);
      toY = DiagramLengths.checked(toY);
    }

    /** A link without an arrow's head. */
    public Link(double fromX, double fromY, double toX, double toY, Strength strength) {
      this(fromX, fromY, toX, toY, strength, Captor.EITHER);
    }

    @Override
    public String line() {
      String line =
          "link: %s, %s, %s, %s, %s"
              .formatted(
                  DiagramLengths.text(fromX),
                  DiagramLengths.text(fromY),
                  DiagramLengths.text(toX),
                  DiagramLengths.text(toY),
                  strength.word());
      return captor == Captor.EITHER ? line : line + ", " + captor.word();
    }
  }

  /**
   * Checkers in a heap beside the board, half a square to each side of x, y, with their number up
   * to 1.3 squares to the right of it.
   */
  record Heap(int count, Colour colour, double x, double y) implements BesideBoard {
    private static final int MOST = 99;

    public Heap {
      if (count < 0 || count > MOST) {
        throw new IllegalArgumentException("A heap has 0 to 99 checkers.");
      }
      x = DiagramLengths.checked(x);
      y = DiagramLengths.checked(y);
    }

    @Override
    public String line() {
      return "heap: %s, %s, %s, %s"
          .formatted(count, colour.word(), DiagramLengths.text(x), DiagramLengths.text(y));
    }
  }

  /** A coin beside the board, centred on x, y. */
  record Coin(double x, double y) implements BesideBoard {
    public Coin {
      x = DiagramLengths.checked(x);
      y = DiagramLengths.checked(y);
    }

    @Override
    public String line() {
      return "coin: %s, %s".formatted(DiagramLengths.text(x), DiagramLengths.text(y));
    }
  }

  /**
   * A table of letters with its upper left corner at x, y, its cells two thirds of a square wide
   * and high, or as much of that as its scale says; rows are written one after another.
   *
   * @param rows the heads of the columns, then rows that each begin with their own head; a dot or a
   *     cell missing at the end of a row is empty
   */
  record Grid(List<List<String>> rows, double x, double y, double scale) implements BesideBoard {
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
      x = DiagramLengths.checked(x);
      y = DiagramLengths.checked(y);
    }

    /** A grid of the usual size. */
    public Grid(List<List<String>> rows, double x, double y) {
      this(rows, x, y, 1);
    }

    private static void requireCell(String cell) {
      if (!CELL.matcher(cell).matches()) {
        throw new IllegalArgumentException("\"%s\" can't stand in a grid.".formatted(cell));
      }
    }

    @Override
    public String line() {
      List<String> texts = rows.stream().map(row -> String.join(" ", row)).toList();
      String line =
          "grid: %s, %s, %s"
              .formatted(String.join(" | ", texts), DiagramLengths.text(x), DiagramLengths.text(y));
      return scale == 1 ? line : line + ", " + DiagramLengths.text(scale);
    }
  }

  /**
   * How something went, from left to right, 8 squares wide and 4.5 high with its upper left corner
   * at the origin.
   *
   * @param heights from 0 at the bottom to {@link #HIGHEST}
   * @param marked the places of those that bear a number, counted from 1
   * @param stride how much further each height is than the one before, as the numbers below count
   * @param even whether a line is drawn where both sides stand alike
   * @param above what high means
   * @param below what low means
   */
  record Curve(
      List<Integer> heights,
      List<Integer> marked,
      int stride,
      boolean even,
      String above,
      String below)
      implements BesideBoard {
    /** The greatest height. */
    public static final int HIGHEST = 51;

    private static final int MOST = 300;
    private static final String EVEN = "even";
    private static final String PLAIN = "plain";
    private static final String STAR = "*";

    public Curve {
      heights = List.copyOf(heights);
      marked = List.copyOf(marked);
      if (heights.isEmpty() || heights.size() > MOST || stride < 1) {
        throw new IllegalArgumentException("A curve has 1 to 300 heights.");
      }
      if (heights.stream().anyMatch(height -> height < 0 || height > HIGHEST)) {
        throw new IllegalArgumentException("Heights go from 0 to 51.");
      }
      int last = heights.size() - 1;
      if (marked.stream().anyMatch(place -> place < 0 || place > last)) {
        throw new IllegalArgumentException("Only heights of the curve can be marked.");
      }
      if (Stream.of(above, below).anyMatch(Curve::isNoField)) {
        throw new IllegalArgumentException("What high and low mean has no comma and no colon.");
      }
    }

    private static boolean isNoField(String word) {
      return word.isBlank() || word.contains(",") || word.contains(":");
    }

    /** What {@link #line} writes. */
    static Curve read(CommandFields fields) {
      List<Integer> heights = new ArrayList<>();
      List<Integer> marked = new ArrayList<>();
      for (String word : fields.rows(0).get(0)) {
        String height = word.endsWith(STAR) ? word.substring(0, word.length() - 1) : word;
        if (word.endsWith(STAR)) {
          marked.add(heights.size());
        }
        heights.add(new CommandFields(List.of(height)).whole(0));
      }
      boolean even = fields.oneOf(2, new String[] {EVEN, PLAIN}, word -> word).equals(EVEN);
      return new Curve(heights, marked, fields.whole(1), even, fields.word(3), fields.word(4));
    }

    @Override
    public String line() {
      List<String> words = new ArrayList<>();
      for (int i = 0; i < heights.size(); i++) {
        words.add(heights.get(i) + (marked.contains(i) ? STAR : ""));
      }
      return "curve: %s, %s, %s, %s, %s"
          .formatted(String.join(" ", words), stride, even ? EVEN : PLAIN, above, below);
    }
  }
}
