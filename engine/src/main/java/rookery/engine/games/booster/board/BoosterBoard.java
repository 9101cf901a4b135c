package rookery.engine.games.booster.board;

import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;

/**
 * The pieces and the checkers under them. Immutable. Unlike checkers never stay together, so one
 * number a square says it all: positive for white checkers, negative for black ones.
 */
public final class BoosterBoard {
  private static final Geometry BOARD = Geometry.CHESS;

  private final byte[] pieces;
  private final byte[] checkers;
  private final long white;
  private final long black;

  /** Where white checkers lie, and black ones. */
  private final long onWhite;

  private final long onBlack;

  private BoosterBoard(
      byte[] pieces, byte[] checkers, long white, long black, long onWhite, long onBlack) {
    this.pieces = pieces;
    this.checkers = checkers;
    this.white = white;
    this.black = black;
    this.onWhite = onWhite;
    this.onBlack = onBlack;
  }

  /**
   * Pieces with checkers under them.
   *
   * @param checkers by square, positive for white ones
   */
  public static BoosterBoard of(Board board, Map<Square, Integer> checkers) {
    byte[] pieces = new byte[BOARD.size()];
    byte[] stacks = new byte[BOARD.size()];
    long onWhite = 0;
    long onBlack = 0;
    for (int square = 0; square < pieces.length; square++) {
      pieces[square] = (byte) board.at(square);
      stacks[square] = checkers.getOrDefault(BOARD.square(square), 0).byteValue();
      onWhite |= stacks[square] > 0 ? SquareSet.of(square) : 0;
      onBlack |= stacks[square] < 0 ? SquareSet.of(square) : 0;
    }
    return new BoosterBoard(
        pieces,
        stacks,
        board.occupied(Colour.WHITE),
        board.occupied(Colour.BLACK),
        onWhite,
        onBlack);
  }

  /** What stands on {@code square}. */
  public char at(int square) {
    return (char) pieces[square];
  }

  /** Whether no piece stands there; checkers may lie there. */
  public boolean isEmpty(int square) {
    return pieces[square] == Board.EMPTY;
  }

  /** What stands there, which must be a piece. */
  public PieceType type(int square) {
    return PieceType.of(at(square));
  }

  /** Whose piece stands there. */
  public Colour colour(int square) {
    return SquareSet.has(white, square) ? Colour.WHITE : Colour.BLACK;
  }

  /** The checkers on {@code square}, as {@code viewpoint} counts: own positive, others negative. */
  public int checkers(int square, Colour viewpoint) {
    return viewpoint == Colour.WHITE ? checkers[square] : -checkers[square];
  }

  /** How often the piece on {@code square} is boosted; below zero if it is hobbled. */
  public int boosters(int square) {
    return checkers(square, colour(square));
  }

  /** Whether checkers of the other side lie under the piece there. */
  public boolean isHobbled(int square) {
    return boosters(square) < 0;
  }

  /** The squares with pieces of {@code colour}. */
  public long squares(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /** The squares with a piece. */
  public long occupied() {
    return white | black;
  }

  /** The squares with pieces on checkers. */
  public long stacked() {
    return onWhite | onBlack;
  }

  /** The square of the king of {@code colour}; {@link Geometry#NONE} without one. */
  public int king(Colour colour) {
    char king = colour.cased('K');
    for (long left = squares(colour); left != 0; left = SquareSet.rest(left)) {
      if (pieces[SquareSet.first(left)] == king) {
        return SquareSet.first(left);
      }
    }
    return Geometry.NONE;
  }

  /** Whether nothing is left but two kings. */
  public boolean hasOnlyKings() {
    return Long.bitCount(occupied()) == 2
        && king(Colour.WHITE) != Geometry.NONE
        && king(Colour.BLACK) != Geometry.NONE;
  }

  /** The squares where checkers of {@code colour} lie. */
  private long on(Colour colour) {
    return colour == Colour.WHITE ? onWhite : onBlack;
  }

  /** Whether a piece of {@code colour} has boosters, or could get some by captures. */
  public boolean canBoost(Colour colour) {
    return on(colour) != 0;
  }

  /** The boosts that {@code colour} could get by capturing its own checkers under these enemies. */
  public int gains(Colour colour, long enemies) {
    int gains = 0;
    for (long left = on(colour) & enemies; left != 0; left = SquareSet.rest(left)) {
      gains += checkers(SquareSet.first(left), colour);
    }
    return gains;
  }

  /** The squares of enemies whose capture hands checkers of {@code colour} over to it. */
  public long prey(Colour colour) {
    return on(colour) & squares(colour.opposite());
  }

  /** How many checkers of {@code colour} lie on the board. */
  public int count(Colour colour) {
    return gains(colour, on(colour));
  }

  /** With one more checker of {@code colour} under the piece on {@code square}. */
  public BoosterBoard withChecker(int square, Colour colour) {
    byte[] more = checkers.clone();
    // An unlike checker there and this one go back to their owners: the sum says so.
    more[square] += colour == Colour.WHITE ? 1 : -1;
    long here = SquareSet.of(square);
    return new BoosterBoard(
        pieces,
        more,
        white,
        black,
        more[square] > 0 ? onWhite | here : onWhite & ~here,
        more[square] < 0 ? onBlack | here : onBlack & ~here);
  }

  /** After a piece has landed. */
  public BoosterBoard after(Landing landing) {
    byte[] moved = pieces.clone();
    byte[] carried = checkers.clone();
    long gone = SquareSet.of(landing.from());
    if (landing.captures()) {
      moved[landing.victim()] = Board.EMPTY;
      carried[landing.victim()] = 0;
      gone |= SquareSet.of(landing.victim());
    }
    moved[landing.from()] = Board.EMPTY;
    carried[landing.from()] = 0;
    moved[landing.to()] = (byte) landing.becomes();
    boolean byWhite = landing.colour() == Colour.WHITE;
    carried[landing.to()] = (byte) (byWhite ? landing.left() : -landing.left());
    long come = SquareSet.of(landing.to());
    return new BoosterBoard(
        moved,
        carried,
        byWhite ? white & ~gone | come : white & ~gone,
        byWhite ? black & ~gone : black & ~gone | come,
        onWhite & ~(gone | come) | (carried[landing.to()] > 0 ? come : 0),
        onBlack & ~(gone | come) | (carried[landing.to()] < 0 ? come : 0));
  }

  /** With a piece that stands on no checkers somewhere else, as in castling. */
  public BoosterBoard shifted(Square from, Square to) {
    byte[] moved = pieces.clone();
    moved[BOARD.number(to)] = moved[BOARD.number(from)];
    moved[BOARD.number(from)] = Board.EMPTY;
    long squares = SquareSet.of(BOARD.number(from)) | SquareSet.of(BOARD.number(to));
    return colour(BOARD.number(from)) == Colour.WHITE
        ? new BoosterBoard(moved, checkers, white ^ squares, black, onWhite, onBlack)
        : new BoosterBoard(moved, checkers, white, black ^ squares, onWhite, onBlack);
  }

  /** The pieces alone. */
  public Board board() {
    Board board = Board.empty(BOARD.files(), BOARD.ranks());
    for (Square square : BOARD.alongRanks(occupied())) {
      board = board.with(square, at(BOARD.number(square)));
    }
    return board;
  }

  /** The checkers by the name of their square, positive for white ones. */
  public SortedMap<String, Integer> stacks() {
    SortedMap<String, Integer> stacks = new TreeMap<>();
    for (Square square : BOARD.alongRanks(stacked())) {
      stacks.put(square.toString(), checkers(BOARD.number(square), Colour.WHITE));
    }
    return stacks;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BoosterBoard field
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
