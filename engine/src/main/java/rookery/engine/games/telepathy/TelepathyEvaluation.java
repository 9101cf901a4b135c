package rookery.engine.games.telepathy;

import java.util.Optional;
import rookery.engine.Evaluation;
import rookery.engine.board.Colour;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.tactics.Fork;
import rookery.engine.games.telepathy.cards.Coin;
import rookery.engine.games.telepathy.turn.PublicPosition;
import rookery.engine.text.Sentence;

/** Judges a position as one of chess, and the coin as a part of the piece it may cost. */
final class TelepathyEvaluation {
  private static final double SCALE = 4.5;
  private static final double COIN = 0.8;
  private static final double REMOVAL = 1.6;

  private TelepathyEvaluation() {}

  static double of(TelepathyPhase phase) {
    PublicPosition standing = phase.standing();
    double balance = ChessEvaluation.of(standing.position().board(), mover(phase));
    balance += coin(standing.coin());
    if (phase.pending().isPresent()) {
      balance += phase.pending().get() == Colour.WHITE ? -REMOVAL : REMOVAL;
    }
    return Evaluation.share(balance, SCALE);
  }

  /** After the move of a turn the other team's pieces go next. */
  private static Colour mover(TelepathyPhase phase) {
    return phase.standing().position().turn();
  }

  static Optional<Sentence> why(TelepathyPhase before, TelepathyPhase after) {
    if (before instanceof FirstPredictorPhase) {
      return Optional.of(Sentence.of("It hardly matters, as you swap each turn."));
    }
    PublicPosition standing = before.standing();
    return before instanceof MovingPhase && after.result().isEmpty()
        ? Fork.stopped(standing.team(), standing.position(), after.standing().position())
        : Optional.empty();
  }

  private static double coin(Coin coin) {
    return switch (coin) {
      case WHITE -> -COIN;
      case MIDDLE -> 0;
      case BLACK -> COIN;
    };
  }
}
