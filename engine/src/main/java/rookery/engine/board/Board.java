package rookery.engine.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * An immutable board with at most one piece on each square. A piece is a letter, upper case for
 * white and lower case for black; an empty square is {@link #EMPTY}.
 */
public final class Board {
  /** What stands on an empty square. */
  public static final char EMPTY = '.';

  private final int files;
  private final char[] cells;

  private Board(int files, char[] cells) {
    this.files = files;
    this.cells = cells;
  }

  /** A board with nothing on it. */
  public static Board empty(int files, int ranks) {
    char[] cells = new char[files * ranks];
    Arrays.fill(cells, EMPTY);
    return new Board(files, cells);
  }

  /**
   * The board drawn as text.
   *
   * @param rows one text a rank, the highest rank first, one letter a square
   */
  public static Board of(List<String> rows) {
    int files = rows.get(0).length();
    char[] cells = new char[files * rows.size()];
    for (int rank = 0; rank < rows.size(); rank++) {
      String row = rows.get(rows.size() - 1 - rank);
      if (row.length() != files) {
        throw new IllegalArgumentException("rows of unlike length: " + rows);
      }
      row.getChars(0, files, cells, rank * files);
    }
    return new Board(files, cells);
  }

  /** The same as text: the highest rank first, one letter a square. */
  public List<String> rows() {
    List<String> rows = new ArrayList<>();
    for (int rank = ranks() - 1; rank >= 0; rank--) {
      rows.add(new String(cells, rank * files, files));
    }
    return List.copyOf(rows);
  }

  /** Width in squares. */
  public int files() {
    return files;
  }

  /** Height in squares. */
  public int ranks() {
    return cells.length / files;
  }

  /** Whether there is a square at that file and rank. */
  public boolean has(int file, int rank) {
    return file >= 0 && file < files && rank >= 0 && rank < ranks();
  }

  /** Whether {@code square} is on this board. */
  public boolean has(Square square) {
    return has(square.file(), square.rank());
  }

  /** What stands on {@code square}. */
  public char at(Square square) {
    return at(square.file(), square.rank());
  }

  /** What stands at that file and rank, which must be on the board. */
  public char at(int file, int rank) {
    return cells[rank * files + file];
  }

  /** Whether nothing stands on {@code square}. */
  public boolean isEmpty(Square square) {
    return at(square) == EMPTY;
  }

  /** This board with {@code letter} on {@code square}, whatever stood there. */
  public Board with(Square square, char letter) {
    char[] changed = cells.clone();
    changed[square.rank() * files + square.file()] = letter;
    return new Board(files, changed);
  }

  /** This board with nothing on {@code square}. */
  public Board without(Square square) {
    return with(square, EMPTY);
  }

  /** This board after the piece on {@code from} went to {@code to}, replacing what stood there. */
  public Board moved(Square from, Square to) {
    return without(from).with(to, at(from));
  }

  /** Every square, a1 first, then along the rank. */
  public List<Square> squares() {
    return squares(letter -> true);
  }

  /** The squares whose letter passes {@code test}, a1 first, then along the rank. */
  public List<Square> squares(Predicate<Character> test) {
    List<Square> found = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      if (test.test(cells[i])) {
        found.add(Square.at(i % files, i / files));
      }
    }
    return found;
  }

  /** The squares with pieces of {@code colour}. */
  public List<Square> squares(Colour colour) {
    return squares(colour::owns);
  }

  /** The first square that holds {@code letter}. */
  public Optional<Square> find(char letter) {
    return squares(other -> other == letter).stream().findFirst();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && board.files == files
        && Arrays.equals(board.cells, cells);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells) * 31 + files;
  }

  @Override
  public String toString() {
    return String.join("\n", rows());
  }
}
