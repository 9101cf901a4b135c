package rookery.engine.games.splitbrain;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.tactics.ChessDanger;
import rookery.engine.text.Sentence;

/**
 * Why the opponents of a team should let one of its circles count.
 *
 * @param moves the moves that it would leave
 */
record RulingMotive(SplitBrainTurn turn, List<Move> moves) {
  /**
   * What speaks for it, or that nothing much does.
   *
   * @param others the moves that the other circle would leave
   */
  Sentence against(List<Move> others) {
    if (others.stream().anyMatch(turn::isMate) && moves.stream().noneMatch(turn::isMate)) {
      return Sentence.of("Otherwise, they could checkmate you.");
    }
    Optional<PieceType> cost = cost(others);
    if (worth(cost) > worth(cost(moves))) {
      return Sentence.of("Otherwise, they could capture your %s.", name(cost));
    }
    return moves.stream()
        .filter(move -> moves.stream().allMatch(this::isLost))
        .findFirst()
        .map(move -> Sentence.of("You can then capture the %s.", moved(move)))
        .orElseGet(() -> spares(others));
  }

  private Sentence spares(List<Move> others) {
    if (others.stream().anyMatch(this::checks) && moves.stream().noneMatch(this::checks)) {
      return Sentence.of("Otherwise, they could give check.");
    }
    Optional<PieceType> threat = threat(others);
    if (worth(threat) > worth(threat(moves))) {
      return Sentence.of("Otherwise, they could attack your %s.", name(threat));
    }
    boolean isSame = worth(cost(others)) == worth(cost(moves));
    return cost(moves)
        .map(
            type ->
                Sentence.of(
                    isSame ? "Either way, they can capture your %s." : "They can capture your %s.",
                    type.word()))
        .orElseGet(() -> free(threat));
  }

  /**
   * Where nothing can be captured at once.
   *
   * @param other what the other moves attack
   */
  private Sentence free(Optional<PieceType> other) {
    Optional<PieceType> attacked = threat(moves);
    return attacked.isPresent() && attacked.equals(other)
        ? Sentence.of("Either way, they can attack your %s.", name(attacked))
        : Sentence.of(
            attacked.isPresent()
                ? "You won't lose a piece right away."
                : "Either way, you won't lose a piece right away.");
  }

  /** The dearest piece of whoever chooses that is in danger only after one of these moves. */
  private Optional<PieceType> threat(List<Move> some) {
    Colour own = turn.team().opposite();
    Set<Square> before = ChessDanger.pieces(own, turn.position()).keySet();
    return some.stream()
        .flatMap(move -> ChessDanger.pieces(own, turn.position().after(move)).entrySet().stream())
        .filter(one -> !before.contains(one.getKey()))
        .map(one -> PieceType.of(one.getValue()))
        .max(Comparator.comparingDouble(ChessEvaluation::worth));
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
