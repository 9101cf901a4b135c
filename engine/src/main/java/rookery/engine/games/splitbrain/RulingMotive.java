package rookery.engine.games.splitbrain;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import rookery.engine.chess.ChessDanger;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Sentence;

/**
 * Why the opponents of a team should let one of its circles count.
 *
 * @param moves the moves that it would leave
 */
record RulingMotive(SplitBrainTurn turn, List<Move> moves) {
  /**
   * What speaks for it.
   *
   * @param others the moves that the other circle would leave
   */
  Optional<Sentence> against(List<Move> others) {
    if (others.stream().anyMatch(turn::isMate) && moves.stream().noneMatch(turn::isMate)) {
      return Optional.of(Sentence.of("The other way, they could checkmate you."));
    }
    Optional<PieceType> cost = cost(others);
    if (cost.isPresent() && worth(cost) > worth(cost(moves))) {
      return Optional.of(Sentence.of("The other way, they could capture your %s.", name(cost)));
    }
    return moves.stream()
        .filter(move -> moves.stream().allMatch(this::isLost))
        .findFirst()
        .map(move -> Sentence.of("You can then capture the %s.", moved(move)))
        .or(() -> gives(others));
  }

  private Optional<Sentence> gives(List<Move> others) {
    boolean spares =
        others.stream().anyMatch(this::checks) && moves.stream().noneMatch(this::checks);
    return spares
        ? Optional.of(Sentence.of("The other way, they could give check."))
        : cost(moves).isEmpty()
            ? Optional.of(Sentence.of("It costs you no piece at once."))
            : Optional.empty();
  }

  private boolean checks(Move move) {
    return turn.position().after(move).inCheck();
  }

  private boolean isLost(Move move) {
    return ChessDanger.isAfter(move, turn.position());
  }

  private String moved(Move move) {
    return PieceType.of(turn.position().at(move.from())).word();
  }

  private static String name(Optional<PieceType> type) {
    return type.orElseThrow().word();
  }

  private static double worth(Optional<PieceType> type) {
    return type.map(ChessEvaluation::worth).orElse(0.0);
  }

  /** The dearest piece that some of these moves capture. */
  private Optional<PieceType> cost(List<Move> some) {
    return some.stream()
        .flatMap(move -> turn.position().captured(move).stream())
        .map(PieceType::of)
        .max(Comparator.comparingDouble(ChessEvaluation::worth));
  }
}
