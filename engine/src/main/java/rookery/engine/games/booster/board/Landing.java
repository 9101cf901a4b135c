package rookery.engine.games.booster.board;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/**
 * One piece coming to a square, by a move or by a boost, and what becomes of the checkers. Numbers
 * of checkers are as its side counts: own positive, the enemy's negative.
 *
 * @param piece its letter
 * @param victim where the captured piece stood; {@link Geometry#NONE} without one
 * @param captured the letter of that piece
 * @param paid the checkers that the step costs: one for a boost, none for a move
 * @param carried what the piece brings along, the price paid
 * @param taken what it takes over from the captured piece
 * @param left what it stands on in the end
 * @param promotion what a pawn on its last rank becomes
 */
public record Landing(
    char piece,
    int from,
    int to,
    int victim,
    char captured,
    int paid,
    int carried,
    int taken,
    int left,
    Optional<PieceType> promotion) {

  /** A move of step 1; {@code victim} is another square than {@code to} en passant. */
  public static Landing byMove(BoosterBoard field, int from, int to, int victim) {
    return of(field, from, to, victim, 0);
  }

  /** A boost, which captures only where it goes (BO-3). */
  public static Landing byBoost(BoosterBoard field, int from, int to) {
    // BO-13: the booster is paid before the step.
    return of(field, from, to, field.isEmpty(to) ? Geometry.NONE : to, 1);
  }

  private static Landing of(BoosterBoard field, int from, int to, int victim, int paid) {
    char piece = field.at(from);
    Colour colour = Colour.of(piece);
    int carried = field.boosters(from) - paid;
    int taken = victim == Geometry.NONE ? 0 : field.checkers(victim, colour);
    char captured = victim == Geometry.NONE ? Board.EMPTY : field.at(victim);
    int left = settled(carried + taken, colour, to);
    return new Landing(
        piece, from, to, victim, captured, paid, carried, taken, left, Optional.empty());
  }

  /**
   * What stays under a piece that arrives on {@code square}. BO-7: unlike checkers have cancelled,
   * so their sum is left. BO-10: hobbling ones go back at once on the last rank; BO-6: those that
   * come under a piece that stands there already do not.
   */
  public static int settled(int sum, Colour colour, int square) {
    return sum < 0 && Geometry.CHESS.isLastRank(square, colour) ? 0 : sum;
  }

  /** The same of a pawn that becomes {@code type}. */
  public Landing promoting(PieceType type) {
    return new Landing(
        piece, from, to, victim, captured, paid, carried, taken, left, Optional.of(type));
  }

  /** Whose piece it is. */
  public Colour colour() {
    return Colour.of(piece);
  }

  /** The square it leaves. */
  public Square start() {
    return Geometry.CHESS.square(from);
  }

  /** The square it lands on. */
  public Square end() {
    return Geometry.CHESS.square(to);
  }

  /** Where it goes, as in actions: {@code e8=Q}. */
  public String goal() {
    return promotion.isPresent() ? end() + "=" + promotion.get().letter() : end().toString();
  }

  /** The letter of the piece from now on. */
  public char becomes() {
    return promotion.isPresent() ? colour().cased(promotion.get().letter()) : piece;
  }

  /** Whether it takes an enemy piece. */
  public boolean captures() {
    return victim != Geometry.NONE;
  }

  /** The squares of what it captures. */
  public List<Square> victims() {
    return captures() ? List.of(Geometry.CHESS.square(victim)) : List.of();
  }

  /** Whether what is captured stands elsewhere than where the piece lands. */
  public boolean enPassant() {
    return captures() && victim != to;
  }

  /** Whether a pawn goes there, whatever it becomes. */
  public boolean isPawn() {
    return PieceType.of(piece) == PieceType.PAWN;
  }

  /** Whether a pawn goes two ranks at once. */
  public boolean isDoubleStep() {
    return isPawn() && Math.abs(Geometry.CHESS.rank(to) - Geometry.CHESS.rank(from)) == 2;
  }

  /** Whether a pawn has come to its last rank. */
  public boolean promotes() {
    return isPawn() && Geometry.CHESS.isLastRank(to, colour());
  }

  /** Whether it captures on checkers that hobble it from now on. */
  public boolean isHobbledByCapture() {
    return taken < 0 && left < 0;
  }

  /** The pairs of unlike checkers that go back to their owners. */
  public int cancelled() {
    boolean unlike = Integer.signum(carried) * Integer.signum(taken) < 0;
    return unlike ? Math.min(Math.abs(carried), Math.abs(taken)) : 0;
  }

  /** The hobbling checkers given back on the last rank. */
  public int returned() {
    return Math.max(0, left - carried - taken);
  }
}
