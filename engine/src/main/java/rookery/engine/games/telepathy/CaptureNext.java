package rookery.engine.games.telepathy;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.tactics.ChessDanger;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;

/**
 * The dearest piece that the side to move can win once a removal is over, captured by its cheapest
 * piece.
 *
 * @param position as it lies before the removal
 */
record CaptureNext(Position position, Move move) {
  /** Empty where nothing can be won, or a check comes first. */
  static Optional<CaptureNext> of(Position position) {
    return position.inCheck()
        ? Optional.empty()
        : ChessDanger.pieces(position.turn().opposite(), position).entrySet().stream()
            .max(Comparator.comparingDouble(CaptureNext::worth))
            .flatMap(dearest -> cheapest(position, dearest.getKey()))
            .map(move -> new CaptureNext(position, move));
  }

  private static Optional<Move> cheapest(Position position, Square square) {
    return position.legalCaptures(square).stream()
        .min(Comparator.comparingDouble(move -> worth(position.at(move.from()))));
  }

  /** Whether none of those own pieces is dearer, so that it needn't be looked after first. */
  boolean outweighs(Map<Square, Character> endangered) {
    return endangered.entrySet().stream().allMatch(own -> worth(own) <= worth(victim()));
  }

  /** It alone where it outweighs what is in danger, and else after that. */
  Explanation beside(Optional<Explanation> danger) {
    return danger
        .filter(any -> !outweighs(ChessDanger.pieces(position.turn(), position)))
        .map(told -> explained().below(told))
        .orElseGet(this::explained);
  }

  private Explanation explained() {
    return Explanation.of(
        List.of(Mark.arrow(move.from(), move.to(), "red")),
        "Next, your %s on %s can capture the %s on %s.",
        PieceType.of(position.at(move.from())).word(),
        move.from(),
        PieceType.of(victim()).word(),
        position.capturedOn(move).orElseThrow());
  }

  private char victim() {
    return position.at(position.capturedOn(move).orElseThrow());
  }

  private static double worth(Map.Entry<Square, Character> piece) {
    return worth(piece.getValue());
  }

  private static double worth(char letter) {
    return ChessEvaluation.worth(PieceType.of(letter));
  }
}
