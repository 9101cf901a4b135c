package rookery.engine.chess;

import java.util.List;
import rookery.engine.board.Board;

/**
 * What of orthodox chess a game keeps: which squares are used, where the pieces start, and whether
 * there are double steps (with en passant), castlings and which promotions. A pawn promotes on the
 * last used rank. Immutable.
 */
public final class Variant {
  /** What marks an unused square in the drawing of the starting array. */
  public static final char UNUSED = '#';

  /** Chess as the world plays it. */
  public static final Variant ORTHODOX =
      new Variant(
          List.of(
              "rnbqkbnr",
              "pppppppp",
              "........",
              "........",
              "........",
              "........",
              "PPPPPPPP",
              "RNBQKBNR"),
          true,
          Castling.ORTHODOX,
          List.of(PieceType.QUEEN, PieceType.ROOK, PieceType.BISHOP, PieceType.KNIGHT));

  private final Board array;
  private final boolean doubleStep;
  private final List<Castling> castlings;
  private final List<PieceType> promotions;
  private final MailboxBoard layout;

  /**
   * A variant.
   *
   * @param array the starting array as text, the highest rank first, with {@link #UNUSED} where
   *     nothing ever stands; the used squares form a rectangle
   * @param doubleStep whether a pawn on its second used rank may go two squares
   * @param castlings the ways to castle, in the order of FEN
   * @param promotions what a pawn may become
   */
  public Variant(
      List<String> array,
      boolean doubleStep,
      List<Castling> castlings,
      List<PieceType> promotions) {
    this.array = Board.of(array.stream().map(row -> row.replace(UNUSED, Board.EMPTY)).toList());
    this.doubleStep = doubleStep;
    this.castlings = List.copyOf(castlings);
    this.promotions = List.copyOf(promotions);
    this.layout = new MailboxBoard(Board.of(array), this);
  }

  /** The board before the first move; unused squares are empty. */
  public Board array() {
    return array;
  }

  /** Whether there are double steps, and with them captures en passant. */
  public boolean doubleStep() {
    return doubleStep;
  }

  /** The ways to castle, in the order of FEN. */
  public List<Castling> castlings() {
    return castlings;
  }

  /** What a pawn may become. */
  public List<PieceType> promotions() {
    return promotions;
  }

  MailboxBoard layout() {
    return layout;
  }
}
