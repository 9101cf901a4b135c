package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.engine.Lazy;
import rookery.engine.board.Square;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.explanation.Purpose;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerGeometry;
import rookery.engine.games.toddler.piece.ToddlerPiece;

/**
 * What the side to move can do without a capture, and without a piece where it could be captured.
 *
 * @param forked what it loses if nothing is done against an attack on two of its pieces at once
 */
record ToddlerQuietMoves(ToddlerSituation situation, Lazy<Integer> forked) {
  ToddlerQuietMoves(ToddlerSituation situation) {
    this(
        situation,
        Lazy.of(() -> ToddlerFork.loss(situation.truth().field(), situation.truth().turn())));
  }

  /** Those to squares where nothing could capture the piece, the cheapest pieces first. */
  Stream<ToddlerMove.QuietMove> of(Predicate<ToddlerPiece> which) {
    return all(which).filter(move -> !ToddlerThreats.any(after(move), arrived(move)));
  }

  /** Those that go nowhere again, the cheapest pieces first. */
  Stream<ToddlerMove.QuietMove> all(Predicate<ToddlerPiece> which) {
    return situation.moves().get().stream()
        .filter(ToddlerMove.QuietMove.class::isInstance)
        .map(ToddlerMove.QuietMove.class::cast)
        .filter(move -> which.test(move.piece()) && !situation.returns(move))
        .sorted(Comparator.comparing(move -> move.piece().kind().worth()));
  }

  /** One move, and what it is good for as the end of a plan. */
  Plan planned(ToddlerMove.QuietMove move, Purpose purpose) {
    return new Plan(
        Explanation.of(
            move.way(situation.truth().field()),
            "Plan: %s to %s, %s.",
            move.piece().words(),
            move.to(),
            purpose.aim()),
        Optional.of(move.text()),
        Optional.of(purpose.sentence()));
  }

  /** What is neither royal nor a protector, nor a Soldier. */
  static boolean isStrong(ToddlerPiece piece) {
    return switch (piece.kind()) {
      case TODDLER, ANGEL, GENIUS, SOLDIER -> false;
      default -> true;
    };
  }

  /** How many lines a square is from the own edge. */
  int advance(Square square) {
    return ToddlerEvaluation.advance(
        ToddlerGeometry.BOARD.number(square), situation.truth().turn());
  }

  /** The piece where it goes. */
  static ToddlerPiece arrived(ToddlerMove.QuietMove move) {
    return ToddlerPiece.of(move.piece().letter(), ToddlerGeometry.BOARD.number(move.to()));
  }

  ToddlerBoard after(ToddlerMove move) {
    ToddlerBoard field = situation.truth().field();
    return field.after(move.playedOn(field.board()), move.squares());
  }

  /** Whether it is calm, and no enemy can attack more at once after it than it could anyway. */
  boolean isSafe(ToddlerMove.QuietMove move) {
    return isCalm(move) && ToddlerFork.loss(after(move), situation.truth().turn()) <= forked.get();
  }

  /** Whether nothing is in danger after it, and nothing cheaper can chase the piece away. */
  boolean isCalm(ToddlerMove.QuietMove move) {
    return !new ToddlerChase(after(move), arrived(move)).isPossible()
        && situation.after(move).endangered(situation.actor()).isEmpty()
        && !ToddlerEndings.isLosing(situation.after(move));
  }
}
