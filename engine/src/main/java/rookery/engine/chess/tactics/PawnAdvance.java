package rookery.engine.chess.tactics;

import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/** What a pawn's quiet move is good for, on a chess board. */
public final class PawnAdvance {
  private static final Geometry BOARD = Geometry.CHESS;

  /** From here on, counted from its own side, a pawn is on its way to the last row. */
  private static final int FAR = 4;

  private static final int LAST = 7;

  private PawnAdvance() {}

  /**
   * How near its last row it is on a square, or what it guards from there.
   *
   * @param isFree whether nothing stands in its way
   */
  public static Sentence to(int square, Colour own, boolean isFree) {
    int rank = BOARD.rank(square, own);
    return rank >= FAR && isFree
        ? Sentence.of(
            "It brings the pawn within %s of its last row.", Phrase.counted(LAST - rank, "step"))
        : Sentence.of(
            "From %s the pawn guards %s.",
            BOARD.square(square), BOARD.squares(BOARD.pawnTakes(square, own)));
  }
}
