package rookery.engine.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * An immutable board with at most one piece on each square. A piece is a letter, upper case for
 * white and lower case for black; an empty square is {@link #EMPTY}. Squares may be named by {@link
 * Square} or by their numbers in its {@link #geometry}.
 */
public final class Board {
  /** What stands on an empty square. */
  public static final char EMPTY = '.';

  private final Geometry geometry;
  private final byte[] cells;

  private Board(Geometry geometry, byte[] cells) {
    this.geometry = geometry;
    this.cells = cells;
  }

  /** A board with nothing on it. */
  public static Board empty(int files, int ranks) {
    byte[] cells = new byte[files * ranks];
    Arrays.fill(cells, (byte) EMPTY);
    return new Board(Geometry.flat(files, ranks), cells);
  }

  /**
   * The board drawn as text.
   *
   * @param rows one text a rank, the highest rank first, one letter a square
   */
  public static Board of(List<String> rows) {
    int files = rows.get(0).length();
    Geometry geometry = Geometry.flat(files, rows.size());
    byte[] cells = new byte[geometry.size()];
    for (int rank = 0; rank < rows.size(); rank++) {
      String row = rows.get(rows.size() - 1 - rank);
      if (row.length() != files) {
        throw new IllegalArgumentException("rows of unlike length: " + rows);
      }
      for (int file = 0; file < files; file++) {
        cells[geometry.number(file, rank)] = (byte) row.charAt(file);
      }
    }
    return new Board(geometry, cells);
  }

  /**
   * The board whose squares have these letters.
   *
   * @param letters by the numbers of squares in the {@link #geometry} of a board of that size
   */
  public static Board of(int files, int ranks, byte[] letters) {
    return new Board(Geometry.flat(files, ranks), letters.clone());
  }

  /** The same as text: the highest rank first, one letter a square. */
  public List<String> rows() {
    List<String> rows = new ArrayList<>(ranks());
    char[] row = new char[files()];
    for (int rank = ranks() - 1; rank >= 0; rank--) {
      for (int file = 0; file < row.length; file++) {
        row[file] = at(file, rank);
      }
      rows.add(new String(row));
    }
    return List.copyOf(rows);
  }

  /** Where its squares lie, with four edges. */
  public Geometry geometry() {
    return geometry;
  }

  /** Width in squares. */
  public int files() {
    return geometry.files();
  }

  /** Height in squares. */
  public int ranks() {
    return geometry.ranks();
  }

  /** Whether {@code square} is on this board. */
  public boolean has(Square square) {
    return geometry.has(square);
  }

  /** What stands on the square of that number. */
  public char at(int square) {
    return (char) cells[square];
  }

  /** What stands on {@code square}. */
  public char at(Square square) {
    return at(geometry.number(square));
  }

  /** What stands at that file and rank, which must be on the board. */
  public char at(int file, int rank) {
    return at(geometry.number(file, rank));
  }

  /** Whether nothing stands on {@code square}. */
  public boolean isEmpty(Square square) {
    return at(square) == EMPTY;
  }

  /** Whether nothing stands on the square of that number. */
  public boolean isEmpty(int square) {
    return at(square) == EMPTY;
  }

  /** This board with {@code letter} on {@code square}, whatever stood there. */
  public Board with(Square square, char letter) {
    byte[] changed = cells.clone();
    changed[geometry.number(square)] = (byte) letter;
    return new Board(geometry, changed);
  }

  /** This board with nothing on {@code square}. */
  public Board without(Square square) {
    return with(square, EMPTY);
  }

  /** This board after the piece on {@code from} went to {@code to}, replacing what stood there. */
  public Board moved(Square from, Square to) {
    byte[] changed = cells.clone();
    changed[geometry.number(from)] = EMPTY;
    changed[geometry.number(to)] = cells[geometry.number(from)];
    return new Board(geometry, changed);
  }

  /** The squares with pieces, as a {@link SquareSet}. */
  public long occupied() {
    long found = 0;
    for (int i = 0; i < cells.length; i++) {
      found |= cells[i] == EMPTY ? 0 : SquareSet.of(i);
    }
    return found;
  }

  /** The squares with pieces of {@code colour}, as a {@link SquareSet}. */
  public long occupied(Colour colour) {
    long found = 0;
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] != EMPTY && colour.owns((char) cells[i])) {
        found |= SquareSet.of(i);
      }
    }
    return found;
  }

  /** Every square, a1 first, then along the rank. */
  public List<Square> squares() {
    return squares(letter -> true);
  }

  /** The squares whose letter passes {@code test}, a1 first, then along the rank. */
  public List<Square> squares(Predicate<Character> test) {
    List<Square> found = new ArrayList<>();
    for (int rank = 0; rank < ranks(); rank++) {
      for (int file = 0; file < files(); file++) {
        if (test.test(at(file, rank))) {
          found.add(Square.at(file, rank));
        }
      }
    }
    return found;
  }

  /** The squares with pieces of {@code colour}. */
  public List<Square> squares(Colour colour) {
    return squares(colour::owns);
  }

  /** The first square that holds {@code letter}, a1 first, then along the rank. */
  public Optional<Square> find(char letter) {
    for (int rank = 0; rank < ranks(); rank++) {
      for (int file = 0; file < files(); file++) {
        if (at(file, rank) == letter) {
          return Optional.of(Square.at(file, rank));
        }
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && board.geometry == geometry
        && Arrays.equals(board.cells, cells);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells);
  }

  @Override
  public String toString() {
    return String.join("\n", rows());
  }
}
