package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Variant;

/** Finds what the side to move can do with its pieces and checkers and keep its king safe. */
final class MoveGenerator {
  private final Position position;
  private final Field field;
  private final Movement movement;

  private MoveGenerator(Position position) {
    this.position = position;
    this.field = position.field();
    this.movement = new Movement(field, position.passed());
  }

  /** The moves of step 1, in no order. */
  static List<Deed> moves(Position position) {
    return new MoveGenerator(position).moves();
  }

  /** The boosts of the piece on {@code square}, in no order. */
  static List<Deed> boosts(Position position, Square square) {
    return new MoveGenerator(position).boosts(Grid.index(square));
  }

  private List<Deed> moves() {
    List<Deed> moves = new ArrayList<>();
    for (long men = own(); men != 0; men = Grid.rest(men)) {
      int from = Grid.first(men);
      for (long to = movement.targets(from); to != 0; to = Grid.rest(to)) {
        addMove(from, Grid.first(to), moves);
      }
    }
    Castling.ORTHODOX.stream().filter(this::mayCastle).map(Castle::new).forEach(moves::add);
    return moves;
  }

  private long own() {
    return field.squares(position.turn());
  }

  private void addMove(int from, int to, List<Deed> moves) {
    Landing landing = Landing.byMove(field, from, to, movement.victim(from, to));
    if (!position.moved(landing, landing.piece()).inCheck()) {
      promotions(landing).forEach(type -> moves.add(new Move(new Step(landing, type))));
    }
  }

  private static List<Optional<PieceType>> promotions(Landing landing) {
    return landing.promotes()
        ? Variant.ORTHODOX.promotions().stream().map(Optional::of).toList()
        : List.of(Optional.empty());
  }

  private List<Deed> boosts(int from) {
    List<Deed> boosts = new ArrayList<>();
    if (field.boosters(from) > 0) {
      for (long to = Grid.kingSteps(from) & ~own(); to != 0; to = Grid.rest(to)) {
        Landing landing = Landing.byBoost(field, from, Grid.first(to));
        if (!position.boosted(landing, landing.piece()).inCheck()) {
          promotions(landing).forEach(type -> boosts.add(new Boost(new Step(landing, type))));
        }
      }
    }
    return boosts;
  }

  private boolean mayCastle(Castling right) {
    return right.colour() == position.turn()
        && position.has(right)
        && standsFree(right.king())
        && standsFree(right.rook())
        && right.crossed().stream().allMatch(square -> field.isEmpty(Grid.index(square)))
        && right.kingsPath().stream().noneMatch(square -> attackedOnTheWay(right, square));
  }

  private boolean standsFree(Square square) {
    return position.boosters(square) == 0;
  }

  /** BO-15: the king stands on the square, and the rook beside it only in the end. */
  private boolean attackedOnTheWay(Castling right, Square square) {
    Field on =
        square == right.kingTo()
            ? position.castled(right).field()
            : square == right.king() ? field : field.shifted(right.king(), square);
    return Attack.onKing(on, Grid.NONE, position.turn());
  }
}
