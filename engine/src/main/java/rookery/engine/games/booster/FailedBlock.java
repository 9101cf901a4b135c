package rookery.engine.games.booster;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.attack.Attack;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.games.booster.board.BoosterMovement;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.board.Landing;
import rookery.engine.text.Sentence;

/**
 * Why no piece helps between a king and what attacks it straight: it would be captured there, and
 * the checkers that it stands on let its captor step on to the king.
 *
 * @param position with the side to move in check
 */
record FailedBlock(BoosterPosition position) {
  private static final Geometry BOARD = Geometry.CHESS;

  /** About the first such piece; empty where none can come between. */
  Optional<Sentence> told() {
    List<Attack> attacks =
        position.attackedKing().stream().flatMap(king -> king.attacks().stream()).toList();
    return attacks.size() == 1 ? between(attacks.get(0)).findFirst() : Optional.empty();
  }

  private Stream<Sentence> between(Attack attack) {
    int from = BOARD.number(attack.way().get(0));
    return Arrays.stream(BOARD.between(from, BOARD.number(attack.goal())))
        .boxed()
        .flatMap(to -> men().filter(man -> fails(man, to)).mapToObj(man -> told(man, to)));
  }

  private IntStream men() {
    return BOARD.squares(position.field().squares(position.turn())).stream()
        .filter(square -> position.type(square) != PieceType.KING)
        .mapToInt(BOARD::number);
  }

  private boolean fails(int man, int to) {
    BoosterMovement movement = new BoosterMovement(position.field(), position.passed());
    Square there = BOARD.square(to);
    return SquareSet.has(movement.targets(man), to)
        && position
            .moved(Landing.byMove(position.field(), man, to, movement.victim(man, to)))
            .attackedKing()
            .filter(king -> king.attacks().stream().anyMatch(one -> one.way().get(1) == there))
            .isPresent();
  }

  private Sentence told(int man, int to) {
    return Sentence.of(
        "A %s on %s would be captured, and an extra step reaches the king.",
        position.type(BOARD.square(man)).word(), BOARD.square(to));
  }
}
