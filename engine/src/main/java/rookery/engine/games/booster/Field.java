package rookery.engine.games.booster;

import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/**
 * The pieces and the checkers under them. Immutable. Unlike checkers never stay together, so one
 * number a square says it all: positive for white checkers, negative for black ones.
 */
final class Field {
  private final char[] pieces;
  private final byte[] checkers;
  private final long white;
  private final long black;
  private final long stacked;

  private Field(char[] pieces, byte[] checkers) {
    this.pieces = pieces;
    this.checkers = checkers;
    long whites = 0;
    long blacks = 0;
    long stacks = 0;
    for (int square = 0; square < Grid.SQUARES; square++) {
      if (pieces[square] != Board.EMPTY) {
        if (Colour.of(pieces[square]) == Colour.WHITE) {
          whites |= Grid.bit(square);
        } else {
          blacks |= Grid.bit(square);
        }
        stacks |= checkers[square] == 0 ? 0 : Grid.bit(square);
      }
    }
    this.white = whites;
    this.black = blacks;
    this.stacked = stacks;
  }

  /**
   * Pieces with checkers under them.
   *
   * @param checkers by square, positive for white ones
   */
  static Field of(Board board, Map<Square, Integer> checkers) {
    char[] pieces = new char[Grid.SQUARES];
    byte[] stacks = new byte[Grid.SQUARES];
    board.squares().forEach(square -> pieces[Grid.index(square)] = board.at(square));
    checkers.forEach((square, count) -> stacks[Grid.index(square)] = count.byteValue());
    return new Field(pieces, stacks);
  }

  /** What stands on {@code square}. */
  char at(int square) {
    return pieces[square];
  }

  boolean isEmpty(int square) {
    return pieces[square] == Board.EMPTY;
  }

  PieceType type(int square) {
    return PieceType.of(pieces[square]);
  }

  Colour colour(int square) {
    return Colour.of(pieces[square]);
  }

  /** The checkers on {@code square}, as {@code viewpoint} counts: own positive, others negative. */
  int checkers(int square, Colour viewpoint) {
    return viewpoint == Colour.WHITE ? checkers[square] : -checkers[square];
  }

  /** How often the piece on {@code square} is boosted; below zero if it is hobbled. */
  int boosters(int square) {
    return checkers(square, colour(square));
  }

  boolean isHobbled(int square) {
    return boosters(square) < 0;
  }

  /** The squares with pieces of {@code colour}. */
  long squares(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  long occupied() {
    return white | black;
  }

  /** The squares with pieces on checkers. */
  long stacked() {
    return stacked;
  }

  /** The square of the king of {@code colour}; {@link Grid#NONE} without one. */
  int king(Colour colour) {
    char king = colour.cased('K');
    for (long left = squares(colour); left != 0; left = Grid.rest(left)) {
      if (pieces[Grid.first(left)] == king) {
        return Grid.first(left);
      }
    }
    return Grid.NONE;
  }

  /** Whether nothing is left but two kings. */
  boolean hasOnlyKings() {
    return Long.bitCount(occupied()) == 2
        && king(Colour.WHITE) != Grid.NONE
        && king(Colour.BLACK) != Grid.NONE;
  }

  /** How many checkers of {@code colour} lie on the board. */
  int count(Colour colour) {
    int count = 0;
    for (long left = stacked; left != 0; left = Grid.rest(left)) {
      count += Math.max(0, checkers(Grid.first(left), colour));
    }
    return count;
  }

  /** With one more checker of {@code colour} under the piece on {@code square}. */
  Field withChecker(int square, Colour colour) {
    byte[] more = checkers.clone();
    // An unlike checker there and this one go back to their owners: the sum says so.
    more[square] += colour == Colour.WHITE ? 1 : -1;
    return new Field(pieces, more);
  }

  /**
   * After a piece has landed.
   *
   * @param becomes the letter it has from now on
   */
  Field after(Landing landing, char becomes) {
    char[] moved = pieces.clone();
    byte[] carried = checkers.clone();
    if (landing.captures()) {
      moved[landing.victim()] = Board.EMPTY;
      carried[landing.victim()] = 0;
    }
    moved[landing.from()] = Board.EMPTY;
    carried[landing.from()] = 0;
    moved[landing.to()] = becomes;
    int left = landing.left();
    carried[landing.to()] = (byte) (landing.colour() == Colour.WHITE ? left : -left);
    return new Field(moved, carried);
  }

  /** With a piece that stands on no checkers somewhere else, as in castling. */
  Field shifted(Square from, Square to) {
    char[] moved = pieces.clone();
    moved[Grid.index(to)] = moved[Grid.index(from)];
    moved[Grid.index(from)] = Board.EMPTY;
    return new Field(moved, checkers);
  }

  /** The pieces alone. */
  Board board() {
    Board board = Board.empty(Grid.SIZE, Grid.SIZE);
    for (Square square : Grid.list(occupied())) {
      board = board.with(square, at(Grid.index(square)));
    }
    return board;
  }

  /** The checkers by the name of their square, positive for white ones. */
  SortedMap<String, Integer> stacks() {
    SortedMap<String, Integer> stacks = new TreeMap<>();
    for (Square square : Grid.list(stacked)) {
      stacks.put(square.toString(), checkers(Grid.index(square), Colour.WHITE));
    }
    return stacks;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Field field
        && Arrays.equals(field.pieces, pieces)
        && Arrays.equals(field.checkers, checkers);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(pieces) * 31 + Arrays.hashCode(checkers);
  }

  @Override
  public String toString() {
    return board() + " " + stacks();
  }
}
