package rookery.engine.games.booster.part;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.Castling;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Variant;
import rookery.engine.games.booster.board.BoosterAttack;
import rookery.engine.games.booster.board.BoosterBoard;
import rookery.engine.games.booster.board.BoosterMovement;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.board.Landing;

/** Finds what the side to move can do with its pieces and checkers and keep its king safe. */
public final class BoosterMoveGenerator {
  private static final Geometry BOARD = Geometry.CHESS;

  /** In the order of their letters. */
  private static final List<PieceType> PROMOTIONS =
      Variant.ORTHODOX.promotions().stream()
          .sorted((one, other) -> Character.compare(one.letter(), other.letter()))
          .toList();

  private final BoosterPosition position;
  private final BoosterBoard field;
  private final Colour side;
  private final BoosterMovement movement;
  private final boolean inCheck;
  private final long sight;
  private final boolean boosted;
  private final long watched;

  private BoosterMoveGenerator(BoosterPosition position) {
    this.position = position;
    this.field = position.field();
    this.side = position.turn();
    this.movement = new BoosterMovement(field, position.passed());
    this.inCheck = position.inCheck();
    int king = field.king(side);
    this.sight = king == Geometry.NONE ? 0 : sight(king);
    this.boosted = field.canBoost(side.opposite());
    this.watched = boosted ? watched() : 0;
  }

  /** The squares by way of which the king could be captured without boosts; and its own. */
  private static long sight(int king) {
    return SquareSet.of(king) | BOARD.rookLines(king, 0) | BOARD.bishopLines(king, 0);
  }

  /** The squares that enemies who can be boosted watch. */
  private long watched() {
    int gains = field.gains(side.opposite(), own());
    long watched = 0;
    for (long left = field.squares(side.opposite()); left != 0; left = SquareSet.rest(left)) {
      int from = SquareSet.first(left);
      watched |= field.boosters(from) + gains > 0 ? movement.watched(from) : 0;
    }
    return watched;
  }

  /** The moves of step 1, in the order of their texts. */
  public static List<TurnPart> moves(BoosterPosition position) {
    return new BoosterMoveGenerator(position).moves();
  }

  /** Whether the side to move is in check and has no move. */
  public static boolean isMate(BoosterPosition position) {
    return position.inCheck() && new BoosterMoveGenerator(position).hasNone();
  }

  private boolean hasNone() {
    List<TurnPart> moves = new ArrayList<>();
    for (long men = own(); men != 0 && moves.isEmpty(); men = SquareSet.rest(men)) {
      addMoves(SquareSet.first(men), moves);
    }
    return moves.isEmpty();
  }

  /** The boosts of the piece on {@code square}, in the order of their texts. */
  public static List<TurnPart> boosts(BoosterPosition position, Square square) {
    int from = BOARD.number(square);
    return position.field().boosters(from) > 0
        ? new BoosterMoveGenerator(position).boosts(from)
        : List.of();
  }

  private List<TurnPart> moves() {
    List<TurnPart> moves = new ArrayList<>();
    for (long men = own(); men != 0; men = SquareSet.rest(men)) {
      addMoves(SquareSet.first(men), moves);
    }
    return moves;
  }

  private long own() {
    return field.squares(side);
  }

  private void addMoves(int from, List<TurnPart> moves) {
    if (field.type(from) == PieceType.KING) {
      addKingsMoves(from, moves);
      return;
    }
    for (long left = movement.targets(from); left != 0; left = SquareSet.rest(left)) {
      addMove(from, SquareSet.first(left), moves);
    }
  }

  private void addKingsMoves(int from, List<TurnPart> moves) {
    List<Castling> castlings = Castling.ORTHODOX.stream().filter(this::mayCastle).toList();
    long targets = movement.targets(from);
    for (int to = 0; to < BOARD.size(); to++) {
      if (SquareSet.has(targets, to)) {
        addMove(from, to, moves);
      }
      for (Castling castling : castlings) {
        if (BOARD.number(castling.kingTo()) == to) {
          moves.add(new TurnPart.Castle(castling));
        }
      }
    }
  }

  private void addMove(int from, int to, List<TurnPart> moves) {
    Landing landing = Landing.byMove(field, from, to, movement.victim(from, to));
    if (!mayExpose(landing) || !position.moved(landing).inCheck()) {
      each(landing).forEach(one -> moves.add(new TurnPart.Move(one)));
    }
  }

  /** Whether the king, safe before, may be attacked after it; in check, whether it still may be. */
  private boolean mayExpose(Landing landing) {
    return inCheck
        || landing.enPassant()
        || SquareSet.has(sight, landing.from())
        || boosted && mayHelpBoosts(landing);
  }

  /**
   * Whether an enemy may be boosted by it to more than before: other checkers lie in its way, or
   * its move before goes elsewhere. What stands on no checkers hinders no boost.
   */
  private boolean mayHelpBoosts(Landing landing) {
    long touched = SquareSet.of(landing.from()) | SquareSet.of(landing.to());
    return landing.captures()
        || landing.isDoubleStep()
        || SquareSet.has(field.stacked(), landing.from())
        || (watched & touched) != 0;
  }

  private static List<Landing> each(Landing landing) {
    return landing.promotes()
        ? PROMOTIONS.stream().map(landing::promoting).toList()
        : List.of(landing);
  }

  /** BO-2: of the piece that has moved, which one that cannot move never is. */
  private List<TurnPart> boosts(int from) {
    List<TurnPart> boosts = new ArrayList<>();
    for (long to = BOARD.kingSteps(from) & ~own(); to != 0; to = SquareSet.rest(to)) {
      Landing landing = Landing.byBoost(field, from, SquareSet.first(to));
      if (!mayExpose(landing) || !position.boosted(landing).inCheck()) {
        each(landing).forEach(one -> boosts.add(new TurnPart.Boost(one)));
      }
    }
    return boosts;
  }

  private boolean mayCastle(Castling right) {
    return right.colour() == side
        && position.has(right)
        && standsFree(right.king())
        && standsFree(right.rook())
        && right.crossed().stream().allMatch(square -> field.isEmpty(BOARD.number(square)))
        && right.kingsPath().stream().noneMatch(square -> attackedOnTheWay(right, square));
  }

  private boolean standsFree(Square square) {
    return position.boosters(square) == 0;
  }

  /** BO-15: the king stands on the square, and the rook beside it only in the end. */
  private boolean attackedOnTheWay(Castling right, Square square) {
    BoosterBoard on =
        square == right.kingTo()
            ? position.castled(right).field()
            : square == right.king() ? field : field.shifted(right.king(), square);
    return BoosterAttack.onKing(on, Geometry.NONE, side);
  }
}
