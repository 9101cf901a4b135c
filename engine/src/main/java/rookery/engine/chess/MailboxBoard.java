package rookery.engine.chess;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/**
 * A variant's board as one array with a frame of unused squares, wide enough that no step of a
 * piece leaves the array. Squares are indexes into it; 0 is always unused and stands for "none".
 *
 * <p>It stands beside {@link rookery.engine.board.Geometry} on purpose. Here a step is a number
 * added to an index, and the frame ends every walk, so that the generator asks for no edge, no list
 * of rays and no object of a square; there a board answers what games and people ask, of any size,
 * round or flat, in sets of squares. The two meet in the board that a position gives and takes.
 */
final class MailboxBoard {
  private static final int FRAME_RANKS = 2;
  private static final int FRAME_FILES = 1;

  final Variant variant;
  final int width;
  final int[] orthogonal;
  final int[] diagonal;
  final int[] everyWay;
  final int[] knight;
  final int[] promotions;
  final List<CastlingPath> castlings;

  /** By square: the colours whose pawns promote there. */
  final byte[] promoting;

  /** By square: the colours whose pawns may take a double step from there. */
  final byte[] stepping;

  /** By square: the castling rights that outlive a move from or to it. */
  final int[] rightsKept;

  /** By the number of a square on a board. */
  private final int[] numbered;

  private final byte[] empty;
  private final Square[] squares;
  private final int boardFiles;
  private final int boardRanks;
  private final Square lower;
  private final Square upper;

  /** A castling in indexes; {@code bit} is the right in a position's set of rights. */
  record CastlingPath(
      char letter,
      int bit,
      int colour,
      int king,
      int kingTo,
      int rook,
      int rookTo,
      int[] crossed,
      int[] path) {}

  MailboxBoard(Board drawing, Variant variant) {
    this.variant = variant;
    this.boardFiles = drawing.files();
    this.boardRanks = drawing.ranks();
    this.width = boardFiles + 2 * FRAME_FILES;
    this.orthogonal = new int[] {width, 1, -width, -1};
    this.diagonal = new int[] {width + 1, width - 1, -width + 1, -width - 1};
    this.everyWay = concat(orthogonal, diagonal);
    this.knight = knightSteps(width);
    int size = width * (boardRanks + 2 * FRAME_RANKS);
    this.squares = new Square[size];
    this.empty = new byte[size];
    this.numbered =
        IntStream.range(0, boardFiles * boardRanks)
            .map(number -> index(drawing.geometry().square(number)))
            .toArray();
    this.promoting = new byte[size];
    this.stepping = new byte[size];
    this.rightsKept = new int[size];
    List<Square> used = drawing.squares(letter -> letter != Variant.UNUSED);
    this.lower = used.get(0);
    this.upper = used.get(used.size() - 1);
    mark(used);
    this.castlings = variant.castlings().stream().map(this::path).toList();
    keepRights();
    this.promotions = variant.promotions().stream().mapToInt(Piece::number).toArray();
  }

  private static int[] knightSteps(int width) {
    int up = 2 * width;
    return new int[] {up + 1, up - 1, width + 2, width - 2, 2 - width, -2 - width, 1 - up, -1 - up};
  }

  private static int[] concat(int[] one, int[] other) {
    int[] both = Arrays.copyOf(one, one.length + other.length);
    System.arraycopy(other, 0, both, one.length, other.length);
    return both;
  }

  private void mark(List<Square> used) {
    if (used.size() != usedFiles() * usedRanks()) {
      throw new IllegalArgumentException("the used squares form no rectangle");
    }
    Arrays.fill(empty, (byte) Piece.UNUSED);
    for (Square square : used) {
      int index = index(square);
      empty[index] = Piece.EMPTY;
      squares[index] = square;
      promoting[index] = (byte) (at(square, upper, Piece.WHITE) | at(square, lower, Piece.BLACK));
      if (variant.doubleStep()) {
        stepping[index] = (byte) (above(square, lower) | below(square, upper));
      }
    }
  }

  private static int at(Square square, Square edge, int colour) {
    return square.rank() == edge.rank() ? colour : 0;
  }

  private static int above(Square square, Square edge) {
    return square.rank() == edge.rank() + 1 ? Piece.WHITE : 0;
  }

  private static int below(Square square, Square edge) {
    return square.rank() == edge.rank() - 1 ? Piece.BLACK : 0;
  }

  private CastlingPath path(Castling castling) {
    return new CastlingPath(
        castling.letter(),
        1 << variant.castlings().indexOf(castling),
        Piece.bit(castling.colour()),
        index(castling.king()),
        index(castling.kingTo()),
        index(castling.rook()),
        index(castling.rookTo()),
        castling.crossed().stream().mapToInt(this::index).toArray(),
        castling.kingsPath().stream().mapToInt(this::index).toArray());
  }

  private void keepRights() {
    Arrays.fill(rightsKept, -1);
    for (CastlingPath castling : castlings) {
      rightsKept[castling.king] &= ~castling.bit;
      rightsKept[castling.rook] &= ~castling.bit;
    }
  }

  int index(Square square) {
    return (square.rank() + FRAME_RANKS) * width + square.file() + FRAME_FILES;
  }

  Square square(int index) {
    return squares[index];
  }

  /** The square of the whole board at that place of the used part, both counted from 0. */
  Square used(int file, int rank) {
    return Square.at(lower.file() + file, lower.rank() + rank);
  }

  int usedFiles() {
    return upper.file() - lower.file() + 1;
  }

  int usedRanks() {
    return upper.rank() - lower.rank() + 1;
  }

  /** One pawn's step of that colour. */
  int forward(int colour) {
    return colour == Piece.WHITE ? width : -width;
  }

  /** Whether a pawn of the other side can just have passed that square. */
  boolean isPassed(byte[] cells, int turn, int square) {
    int other = Piece.opposite(turn);
    return square != 0
        && variant.doubleStep()
        && cells[square] == Piece.EMPTY
        && (stepping[square - forward(other)] & other) != 0
        && cells[square + forward(other)] == (Piece.PAWN | other);
  }

  /** The castling that the king's move between these squares stands for; null if it is none. */
  CastlingPath castling(int from, int to) {
    for (CastlingPath castling : castlings) {
      if (castling.king == from && castling.kingTo == to) {
        return castling;
      }
    }
    return null;
  }

  byte[] cells(Board board) {
    if (board.files() != boardFiles || board.ranks() != boardRanks) {
      throw new IllegalArgumentException("a board of another size:\n" + board);
    }
    byte[] cells = empty.clone();
    for (Square square : board.squares(letter -> letter != Board.EMPTY)) {
      int index = index(square);
      if (cells[index] == Piece.UNUSED) {
        throw new IllegalArgumentException("a piece on an unused square:\n" + board);
      }
      cells[index] = (byte) Piece.of(board.at(square));
    }
    return cells;
  }

  Board board(byte[] cells) {
    byte[] letters = new byte[numbered.length];
    for (int number = 0; number < letters.length; number++) {
      letters[number] = (byte) Piece.letter(cells[numbered[number]]);
    }
    return Board.of(boardFiles, boardRanks, letters);
  }

  /** The king of that colour, 0 if there is none. */
  int king(byte[] cells, Colour colour) {
    int wanted = Piece.KING | Piece.bit(colour);
    int found = 0;
    for (int index = 0; index < cells.length; index++) {
      if (cells[index] == wanted) {
        if (found != 0) {
          throw new IllegalArgumentException("two kings of one colour");
        }
        found = index;
      }
    }
    return found;
  }
}
