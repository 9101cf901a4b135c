package rookery.engine.diagram;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.text.NamedConstant;

/**
 * What a picture shows. Equal diagrams give equal pictures.
 *
 * @param cells the board's rows, the highest rank first (the lowest where {@code numbering} is from
 *     the top); empty where the picture is a grid alone
 * @param pieces the set the letters are drawn with
 * @param numbering where rank 1 is
 * @param area the squares in use where the rest of the board only frames them
 * @param seenFrom the side at the bottom of the picture
 * @param marks in drawing order within their kind; the squares they name are on the board
 */
public record Diagram(
    List<List<Cell>> cells,
    PieceSet pieces,
    Numbering numbering,
    Optional<Area> area,
    Colour seenFrom,
    Margins margins,
    List<Mark> marks) {

  /** Which drawings the letters stand for. */
  public enum PieceSet implements NamedConstant {
    ORTHODOX,
    TODDLER
  }

  /** Where the ranks are counted from. */
  public enum Numbering {
    FROM_BOTTOM,
    FROM_TOP;

    /** The word of the notation. */
    public String word() {
      return this == FROM_TOP ? "top" : "bottom";
    }
  }

  /** The used part of a larger board, by its lower left and upper right square. */
  public record Area(Square lower, Square upper) {
    public Area {
      if (lower.file() > upper.file() || lower.rank() > upper.rank()) {
        throw new IllegalArgumentException(
            "An area goes from its lower left to its upper right square.");
      }
    }

    /** Whether {@code square} is in use. */
    public boolean has(Square square) {
      return square.file() >= lower.file()
          && square.file() <= upper.file()
          && square.rank() >= lower.rank()
          && square.rank() <= upper.rank();
    }

    /** The area as a line of the notation. */
    String line() {
      return "area: %s, %s".formatted(lower, upper);
    }
  }

  public Diagram {
    cells = cells.stream().map(List::copyOf).toList();
    marks = List.copyOf(marks);
    requireBoard(cells);
    for (Mark mark : marks) {
      requireSquares(cells, mark.squares());
    }
    if (area.isPresent()) {
      requireSquares(cells, List.of(area.get().lower(), area.get().upper()));
    }
  }

  private static void requireBoard(List<List<Cell>> cells) {
    if (cells.size() > Square.LIMIT || cells.stream().anyMatch(row -> row.size() > Square.LIMIT)) {
      throw new IllegalArgumentException(
          "The largest board has %1$d by %1$d squares.".formatted(Square.LIMIT));
    }
    if (cells.stream().anyMatch(row -> row.isEmpty() || row.size() != cells.get(0).size())) {
      throw new IllegalArgumentException("All rows should be as long as the first.");
    }
  }

  private static void requireSquares(List<List<Cell>> cells, List<Square> squares) {
    for (Square square : squares) {
      if (square.rank() >= cells.size() || square.file() >= cells.get(0).size()) {
        throw new IllegalArgumentException("%s isn't on the board.".formatted(square));
      }
    }
  }

  /** A board seen from White's side, with nothing beside it. */
  public static Diagram of(Board board) {
    return ofRows(board.rows());
  }

  /**
   * A board drawn as text.
   *
   * @param rows the picture's rows from the top, one letter a square
   */
  public static Diagram ofRows(List<String> rows) {
    return ofCells(rows.stream().map(Diagram::cellsOf).toList());
  }

  /** A board whose squares may hold more than single pieces; rows from the top of the picture. */
  public static Diagram ofCells(List<List<Cell>> cells) {
    return new Diagram(
        cells,
        PieceSet.ORTHODOX,
        Numbering.FROM_BOTTOM,
        Optional.empty(),
        Colour.WHITE,
        Margins.NONE,
        List.of());
  }

  /** A board of that shape with what each square holds, by its number. */
  public static Diagram ofSquares(Geometry board, IntFunction<Cell> held) {
    List<List<Cell>> rows = new ArrayList<>();
    for (int rank = board.ranks() - 1; rank >= 0; rank--) {
      int row = rank;
      rows.add(
          IntStream.range(0, board.files())
              .mapToObj(file -> held.apply(board.number(file, row)))
              .toList());
    }
    return ofCells(rows);
  }

  /** A table of letters and nothing else, such as a deduction grid. */
  public static Diagram ofGrid(List<List<String>> rows) {
    return ofCells(List.of()).with(new BesideBoard.Grid(rows, 0, 0));
  }

  /** A curve and nothing else. */
  public static Diagram of(BesideBoard.Curve curve) {
    return ofCells(List.of()).with(curve);
  }

  /** A cross table and nothing else. */
  public static Diagram of(CrossTable table) {
    return ofCells(List.of()).with(table);
  }

  private static List<Cell> cellsOf(String row) {
    return row.chars()
        .mapToObj(c -> c == Board.EMPTY ? new Cell.Empty() : (Cell) new Cell.Piece((char) c))
        .toList();
  }

  /**
   * Reads the notation: a board's rows, or a grid's below {@code type: cloak}, and then commands.
   *
   * @throws DiagramSyntaxException if {@code text} is not in the notation or shows nothing
   */
  public static Diagram parse(String text) {
    return DiagramReader.read(text);
  }

  /** This diagram with one mark more. */
  public Diagram with(Mark mark) {
    return with(List.of(mark));
  }

  /** This diagram with these marks added after its own. */
  public Diagram with(List<? extends Mark> more) {
    List<Mark> all = new ArrayList<>(marks);
    all.addAll(more);
    return new Diagram(cells, pieces, numbering, area, seenFrom, margins, all);
  }

  /** This diagram with other words in the corners of squares, each made of what stands there. */
  public Diagram withCorners(UnaryOperator<String> words) {
    List<Mark> other =
        marks.stream()
            .map(
                mark ->
                    mark instanceof Mark.CornerText text
                        ? new Mark.CornerText(words.apply(text.words()), text.file(), text.rank())
                        : mark)
            .toList();
    return new Diagram(cells, pieces, numbering, area, seenFrom, margins, other);
  }

  /** This diagram with other room beside the board. */
  public Diagram with(Margins wanted) {
    return new Diagram(cells, pieces, numbering, area, seenFrom, wanted, marks);
  }

  /** This diagram without what lies beside the board, and without room for it. */
  public Diagram boardAlone() {
    return without(mark -> mark.isBeside(files(), ranks())).with(Margins.NONE);
  }

  /**
   * This diagram without the arrows, lines and victims of what was done. Rings stay, but for those
   * that a line led to.
   */
  public Diagram withoutArrows() {
    Set<Square> joined =
        marks.stream()
            .filter(Stroke.Form.LINE::isOf)
            .flatMap(line -> line.squares().stream())
            .collect(Collectors.toSet());
    return without(mark -> !stays(mark, joined));
  }

  private static boolean stays(Mark mark, Set<Square> joined) {
    if (mark instanceof Stroke stroke) {
      return stroke.isRing() && !joined.contains(stroke.to());
    }
    return !Highlight.Meaning.VICTIMS.isOf(mark);
  }

  /** This diagram without these marks. */
  public Diagram without(Predicate<Mark> which) {
    List<Mark> others = marks.stream().filter(which.negate()).toList();
    return new Diagram(cells, pieces, numbering, area, seenFrom, margins, others);
  }

  /** This diagram with only part of the board in use. */
  public Diagram with(Area used) {
    return new Diagram(cells, pieces, numbering, Optional.of(used), seenFrom, margins, marks);
  }

  /** This diagram drawn with another set of pieces. */
  public Diagram with(PieceSet set) {
    return new Diagram(cells, set, numbering, area, seenFrom, margins, marks);
  }

  /** This diagram with its ranks counted from elsewhere. */
  public Diagram with(Numbering wanted) {
    return new Diagram(cells, pieces, wanted, area, seenFrom, margins, marks);
  }

  /** This diagram seen from that colour's side. */
  public Diagram seenFrom(Colour colour) {
    return new Diagram(cells, pieces, numbering, area, colour, margins, marks);
  }

  /** Width of the board in squares. */
  public int files() {
    return cells.isEmpty() ? 0 : cells.get(0).size();
  }

  /** Height of the board in squares. */
  public int ranks() {
    return cells.size();
  }

  /** What stands on {@code square}, which must be on the board. */
  public Cell at(Square square) {
    int row = numbering == Numbering.FROM_TOP ? square.rank() : ranks() - 1 - square.rank();
    return cells.get(row).get(square.file());
  }

  /** Every square of the board, a1 first, then along the rank. */
  public List<Square> squares() {
    List<Square> squares = new ArrayList<>();
    for (int rank = 0; rank < ranks(); rank++) {
      for (int file = 0; file < files(); file++) {
        squares.add(Square.at(file, rank));
      }
    }
    return Collections.unmodifiableList(squares);
  }

  /** The diagram in the notation; {@link #parse} reads it back as an equal one. */
  public String text() {
    return DiagramWriter.write(this);
  }
}
