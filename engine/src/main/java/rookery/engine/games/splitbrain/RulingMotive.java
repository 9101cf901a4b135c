package rookery.engine.games.splitbrain;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
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
  private static final double MATE = 1_000;

  /** A capture is worse than whatever is only attacked. */
  private static final double MUCH = 10;

  private static final Comparator<Map.Entry<Square, Character>> BY_WORTH =
      Comparator.comparingDouble(one -> ChessEvaluation.worth(PieceType.of(one.getValue())));

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
    return left().orElseGet(() -> spares(others));
  }

  /**
   * The worst that comes of it: {@code If the piece counts, they play pawn d6-d5, which attacks
   * your knight on e4.}
   */
  Sentence outcome(String circle) {
    Move worst = moves.stream().max(Comparator.comparingDouble(this::harm)).orElseThrow();
    return Sentence.of(
        "If the %s counts, they %s %s%s.",
        circle, moves.size() == 1 ? "play" : "could play", turn.inWords(worst), effect(worst));
  }

  private double harm(Move move) {
    List<Move> alone = List.of(move);
    return turn.isMate(move) ? MATE : MUCH * worth(cost(alone)) + worth(threat(alone));
  }

  private String effect(Move move) {
    Optional<Map.Entry<Square, Character>> left = exposed(turn.team(), move);
    if (left.isPresent()) {
      return ", and you can capture the %s on %s".formatted(word(left.get()), left.get().getKey());
    }
    if (turn.position().captured(move).isPresent() || checks(move)) {
      return "";
    }
    return exposed(turn.team().opposite(), move)
        .map(piece -> ", which attacks your %s on %s".formatted(word(piece), piece.getKey()))
        .orElse(", which costs you nothing yet");
  }

  /** That they leave something to be captured, whichever of them is made. */
  private Optional<Sentence> left() {
    List<Map.Entry<Square, Character>> left =
        moves.stream().flatMap(move -> exposed(turn.team(), move).stream()).toList();
    if (left.size() < moves.size()) {
      return Optional.empty();
    }
    String kind = word(left.get(0));
    boolean isOfAKind = left.stream().allMatch(piece -> word(piece).equals(kind));
    boolean isOne = left.stream().distinct().count() == 1;
    return Optional.of(
        isOne
            ? Sentence.of("You can then capture the %s on %s.", kind, left.get(0).getKey())
            : Sentence.of("You can then capture a %s.", isOfAKind ? kind : "piece"));
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
    return attacked
        .map(
            type ->
                Sentence.of(
                    attacked.equals(other)
                        ? "Either way, they can attack your %s."
                        : "They can attack your %s, but not capture it yet.",
                    type.word()))
        .orElseGet(() -> Sentence.of("Either way, you won't lose a piece right away."));
  }

  /** The dearest piece of whoever chooses that is in danger only after one of these moves. */
  private Optional<PieceType> threat(List<Move> some) {
    return some.stream()
        .flatMap(move -> exposed(turn.team().opposite(), move).stream())
        .max(BY_WORTH)
        .map(one -> PieceType.of(one.getValue()));
  }

  /** The dearest piece of a side that is in danger only after a move. */
  private Optional<Map.Entry<Square, Character>> exposed(Colour side, Move move) {
    Set<Square> before = ChessDanger.pieces(side, turn.position()).keySet();
    return ChessDanger.pieces(side, turn.position().after(move)).entrySet().stream()
        .filter(one -> !before.contains(one.getKey()))
        .max(BY_WORTH);
  }

  private boolean checks(Move move) {
    return turn.position().after(move).inCheck();
  }

  private static String word(Map.Entry<Square, Character> piece) {
    return PieceType.of(piece.getValue()).word();
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
