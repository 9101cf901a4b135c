package rookery.engine.games.custodian;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.text.Sentence;

/**
 * One piece that a move captures; the dearest comes first.
 *
 * @param move what captures it, with a partner
 * @param victim what is captured
 */
record PairCapture(CustodianMove move, CapturedPiece victim) implements Comparable<PairCapture> {
  private static final double KING = 4;
  private static final double PIECE = 2.4;

  /** All that the side to move can capture, the dearest first. */
  static Stream<PairCapture> in(CustodianScene scene) {
    return by(scene.possible().get());
  }

  /** All that some moves capture, the dearest first. */
  static Stream<PairCapture> by(List<CustodianMove> moves) {
    return moves.stream()
        .flatMap(move -> move.taken().stream().map(victim -> new PairCapture(move, victim)))
        .sorted();
  }

  /** The squares of what the side to move can capture. */
  static Set<Square> victims(CustodianScene scene) {
    return in(scene).map(one -> one.victim().square()).collect(Collectors.toSet());
  }

  /** What can be captured in {@code then} and couldn't be in {@code now}, the dearest first. */
  static Stream<PairCapture> added(CustodianScene now, CustodianScene then) {
    Set<Square> already = victims(now);
    return in(then).filter(aim -> !already.contains(aim.victim().square()));
  }

  /** What is said of a move after which it is possible. */
  Sentence prepared(CustodianScene before) {
    return Sentence.of(
        "It prepares to %s the %s: next turn by %s.",
        before.options().verb(), before.piece(victim.square()), words());
  }

  /** {@code knight d3-e5 with the pawn on c5 (counts as a knight)}. */
  String words() {
    return "%s with %s".formatted(move.capturing(), victim.helperWords(move.role()));
  }

  @Override
  public int compareTo(PairCapture other) {
    return Double.compare(other.worth(), worth());
  }

  double worth() {
    return worth(victim);
  }

  /** What there is to win by capturing it; a king is hard to come by. */
  static double worth(CapturedPiece victim) {
    return switch (PieceType.of(victim.piece())) {
      case KING -> KING;
      case PAWN -> 1;
      default -> PIECE;
    };
  }
}
