package rookery.engine.diagram;

import java.util.List;
import java.util.stream.IntStream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** Something drawn on the board or {@link BesideBoard beside} it. */
public sealed interface Mark
    permits Highlight,
        Stroke,
        BesideBoard,
        Mark.Text,
        Mark.CornerText,
        Mark.Rect,
        Mark.Checkers,
        Mark.Meant,
        Mark.Order {
  /** The squares of the last move. */
  static Mark last(List<Square> squares) {
    return new Highlight(Highlight.Meaning.LAST, squares);
  }

  /** A king in check. */
  static Mark check(Square square) {
    return new Highlight(Highlight.Meaning.CHECK, List.of(square));
  }

  /** Pieces that hang together; each group has a colour of its own as far as there are enough. */
  static Mark group(List<Square> squares) {
    return new Highlight(Highlight.Meaning.GROUP, squares);
  }

  /** Squares to choose from, or otherwise worth a look. */
  static Mark candidates(List<Square> squares) {
    return new Highlight(Highlight.Meaning.CANDIDATES, squares);
  }

  /** Squares to choose from where something is captured by going there. */
  static Mark captures(List<Square> squares) {
    return new Highlight(Highlight.Meaning.CAPTURES, squares);
  }

  /** Squares of pieces that are captured, or were. */
  static Mark victims(List<Square> squares) {
    return new Highlight(Highlight.Meaning.VICTIMS, squares);
  }

  /** Pieces that may no longer move, drawn as part of the ground. */
  static Mark stacked(List<Square> squares) {
    return new Highlight(Highlight.Meaning.STACKED, squares);
  }

  /** Pieces that cannot be captured: a shield at a corner of their squares. */
  static Mark safe(List<Square> squares) {
    return new Highlight(Highlight.Meaning.SAFE, squares);
  }

  /** Pieces that only two can capture together: a 2 at a corner of their squares. */
  static Mark guarded(List<Square> squares) {
    return new Highlight(Highlight.Meaning.GUARDED, squares);
  }

  /** Pieces that cannot capture: a bar at another corner of their squares. */
  static Mark banned(List<Square> squares) {
    return new Highlight(Highlight.Meaning.BANNED, squares);
  }

  /**
   * Pieces that could be captured next, and squares where a piece could be that moves there: an
   * exclamation mark at a corner.
   */
  static Mark danger(List<Square> squares) {
    return new Highlight(Highlight.Meaning.DANGER, squares);
  }

  /** The same, but where only something hidden may be able to capture: a question mark. */
  static Mark doubt(List<Square> squares) {
    return new Highlight(Highlight.Meaning.DOUBT, squares);
  }

  /** Squares that the viewer cannot see into: a dark ground with slanting lines. */
  static Mark fog(List<Square> squares) {
    return new Highlight(Highlight.Meaning.FOG, squares);
  }

  /** An arrow between two squares. */
  static Mark arrow(Square from, Square to, String colour) {
    return new Stroke(Stroke.Form.ARROW, from, to, colour);
  }

  /**
   * An arrow for each step of a way.
   *
   * @param way the squares in order, at least two
   */
  static List<Mark> way(List<Square> way, String colour) {
    return IntStream.range(1, way.size())
        .mapToObj(i -> arrow(way.get(i - 1), way.get(i), colour))
        .toList();
  }

  /** A circle round a square, which the notation writes as an arrow to where it begins. */
  static Mark ring(Square square, String colour) {
    return arrow(square, square, colour);
  }

  /**
   * A thin dashed arrow between two squares in a bow, so that it lies along no other arrow; for
   * what one piece does to another without going there.
   */
  static Mark bow(Square from, Square to, String colour) {
    return new Stroke(Stroke.Form.BOW, from, to, colour);
  }

  /** A line that joins two squares. */
  static Mark joint(Square from, Square to, String colour) {
    return new Stroke(Stroke.Form.LINE, from, to, colour);
  }

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

  /**
   * Words centred on a place given as file and rank number: 1, 1 is the middle of a1. On the board
   * they turn with it; beside it they stay where White sees them.
   */
  record Text(String words, double file, double rank) implements Mark {
    public Text {
      requireWords(words);
      file = DiagramLengths.checked(file);
      rank = DiagramLengths.checked(rank);
    }

    @Override
    public boolean isBeside(int files, int ranks) {
      return file < 0.5 || file > files + 0.5 || rank < 0.5 || rank > ranks + 0.5;
    }

    @Override
    public String line() {
      return "text: %s, %s, %s"
          .formatted(words, DiagramLengths.text(file), DiagramLengths.text(rank));
    }
  }

  /** A few small letters in the lower left corner of a square given as file and rank number. */
  record CornerText(String words, double file, double rank) implements Mark {
    public CornerText {
      requireWords(words);
      file = DiagramLengths.checked(file);
      rank = DiagramLengths.checked(rank);
    }

    @Override
    public String line() {
      return "corner text: %s, %s, %s"
          .formatted(words, DiagramLengths.text(file), DiagramLengths.text(rank));
    }
  }

  /** A dashed frame round the squares from one file and rank number to another. */
  record Rect(double fromFile, double fromRank, double toFile, double toRank) implements Mark {
    public Rect {
      fromFile = DiagramLengths.checked(fromFile);
      fromRank = DiagramLengths.checked(fromRank);
      toFile = DiagramLengths.checked(toFile);
      toRank = DiagramLengths.checked(toRank);
    }

    @Override
    public String line() {
      return "rect: %s, %s, %s, %s"
          .formatted(
              DiagramLengths.text(fromFile),
              DiagramLengths.text(fromRank),
              DiagramLengths.text(toFile),
              DiagramLengths.text(toRank));
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

  /** The number of a step on the square where it ended, where several are made in this order. */
  record Order(Square square, int number) implements Mark {
    private static final int MOST = 99;

    public Order {
      if (number < 1 || number > MOST) {
        throw new IllegalArgumentException("Steps are numbered from 1 to 99.");
      }
    }

    @Override
    public List<Square> squares() {
      return List.of(square);
    }

    @Override
    public String line() {
      return "order: %s, %s".formatted(square, number);
    }
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
}
