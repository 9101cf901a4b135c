package rookery.engine.games.gravity.well;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import rookery.engine.attack.PlacedPieces;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Direction;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;

/**
 * The board, and which of its pieces are stacked.
 *
 * @param stacked where pieces stay for good, as a {@link SquareSet}
 */
public record GravityBoard(Board board, long stacked) {
  /** The squares that there are. */
  public static final Geometry BOARD = Geometry.CHESS;

  private static final int TOP_RANK = BOARD.ranks() - 1;
  private static final long TOP = topRow();

  private static long topRow() {
    long top = 0;
    for (int file = 0; file < BOARD.files(); file++) {
      top |= SquareSet.of(BOARD.number(file, TOP_RANK));
    }
    return top;
  }

  /** Before anything has come in. */
  public static GravityBoard empty() {
    return of(Board.empty(BOARD.files(), BOARD.ranks()));
  }

  /** With these pieces in it, all that can be stacked by them alone being so. */
  public static GravityBoard of(Board board) {
    return new GravityBoard(board, 0).settled();
  }

  /** After a piece moved, and perhaps captured. */
  public GravityBoard moved(Square from, Square to) {
    return new GravityBoard(board.moved(from, to), stacked).settled();
  }

  /** After a piece came in, which may be stacked at once (GR-3). */
  public GravityBoard added(Square square, char letter) {
    return new GravityBoard(board.with(square, letter), stacked).settled();
  }

  /** GR-1: what is stacked stays so, and may stack what is above it, and so on. */
  private GravityBoard settled() {
    long pieces = board.occupied();
    long all = stacked;
    long before;
    do {
      before = all;
      for (long left = pieces & ~all; left != 0; left = SquareSet.rest(left)) {
        int square = SquareSet.first(left);
        all |= rests(board.at(square), square, all) ? SquareSet.of(square) : 0;
      }
    } while (all != before);
    return new GravityBoard(board, all);
  }

  /**
   * Whether every way down of a piece on {@code square} ends at a stacked piece at once. GR-2: one
   * that is not stacked bars the way only for now.
   */
  private boolean rests(char piece, int square, long on) {
    if (BOARD.rank(square) == 0) {
      return true;
    }
    PieceType type = PieceType.of(piece);
    return type == PieceType.PAWN
        ? pawnRests(Colour.of(piece), square, on)
        // GR-1: that it could capture on its row makes no difference.
        : (DownwardMoves.of(type).firstDown(square) & ~on) == 0;
  }

  /**
   * The first squares on the ways down of the piece on {@code from}, captures apart, as a {@link
   * SquareSet}.
   */
  public long waysDown(int from) {
    return waysDown(PieceType.of(board.at(from)), from);
  }

  private static long waysDown(PieceType type, int from) {
    return type == PieceType.PAWN
        ? SquareSet.of(below(from))
        : DownwardMoves.of(type).firstDown(from);
  }

  /** Where a piece can go down by one move if nothing but stacked pieces is in its way. */
  public long falls(PieceType type, long from) {
    long falls = 0;
    for (long left = from; left != 0; left = SquareSet.rest(left)) {
      falls |= fallsFrom(type, SquareSet.first(left));
    }
    return falls;
  }

  private long fallsFrom(PieceType type, int from) {
    if (BOARD.rank(from) == 0) {
      return 0;
    }
    return type == PieceType.PAWN
        ? pawnFalls(from)
        : DownwardMoves.of(type).targets(from, stacked, 0);
  }

  /** GR-4: on the top row it has its first move, which can be of two squares. */
  private long pawnFalls(int from) {
    long first = SquareSet.of(below(from)) & ~stacked;
    boolean falls = first == 0 || !SquareSet.has(TOP, from);
    return falls ? first : first | SquareSet.of(below(below(from))) & ~stacked;
  }

  private boolean pawnRests(Colour own, int square, long on) {
    return SquareSet.has(on, below(square))
        && (slantedBelow(square) & prey(own.opposite(), on)) == 0;
  }

  /** Whether a piece would be stacked on {@code square}, if it could come there now. */
  public boolean wouldRest(char piece, int square) {
    return rests(piece, square, stacked);
  }

  /** The square under one that is not on the bottom row. */
  public static int below(int square) {
    return BOARD.next(square, Direction.SOUTH);
  }

  /** Where a pawn of either colour captures. */
  public static long slantedBelow(int square) {
    return BOARD.pawnTakes(square, Colour.BLACK);
  }

  private long prey(Colour enemy, long on) {
    return board.occupied(enemy) & ~on;
  }

  /**
   * Why a stacked piece stays with nothing stacked right below it: {@code it stays, as it can't
   * fall to d1 or h1}; empty where it's plain to see what it rests on.
   */
  public Optional<String> footing(Square square) {
    return footing(PieceType.of(board.at(BOARD.number(square))), square);
  }

  /** The same of a piece that would be stacked there. */
  public Optional<String> footing(PieceType type, Square square) {
    int number = BOARD.number(square);
    int below = below(number);
    boolean isPlain = below == Geometry.NONE || SquareSet.has(stacked, below);
    return isPlain
        ? Optional.empty()
        : Optional.of("it can't fall to " + Phrase.either(BOARD.squares(waysDown(type, number))));
  }

  /** The piece on that square: {@code the rook on c4}. */
  public String named(Square square) {
    return "the %s on %s".formatted(PieceType.of(board.at(square)).word(), square);
  }

  /** The pieces on these squares. */
  public PlacedPieces placed(long squares) {
    Map<Square, Character> letters = new LinkedHashMap<>();
    BOARD.squares(squares).forEach(square -> letters.put(square, board.at(square)));
    return new PlacedPieces(letters, PieceType.NAMES);
  }

  /** Whether the piece on {@code square} stays there for good. */
  public boolean isStacked(Square square) {
    return SquareSet.has(stacked, BOARD.number(square));
  }

  /** Where the pieces of {@code colour} stand that are not stacked, as a {@link SquareSet}. */
  public long active(Colour colour) {
    return prey(colour, stacked);
  }

  /** The empty squares of the top row, as a {@link SquareSet}. */
  public long openings() {
    return TOP & ~board.occupied();
  }

  /** Whether {@code square} is where pieces come in. */
  public static boolean isTop(Square square) {
    return square.rank() == TOP_RANK;
  }

  /** GR-4: a pawn has its first move as long as it is where it was added, on the top row. */
  public boolean isFresh(int square) {
    return SquareSet.has(TOP, square) && Character.toUpperCase(board.at(square)) == 'P';
  }

  /** Where pawns stand that have not moved, as a {@link SquareSet}. */
  public long fresh() {
    long fresh = 0;
    for (long left = TOP; left != 0; left = SquareSet.rest(left)) {
      int square = SquareSet.first(left);
      fresh |= isFresh(square) ? SquareSet.of(square) : 0;
    }
    return fresh;
  }
}
