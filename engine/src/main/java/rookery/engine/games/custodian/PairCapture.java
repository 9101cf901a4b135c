package rookery.engine.games.custodian;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.custodian.capture.CapturedPiece;

/**
 * One piece that a move captures; the dearest comes first.
 *
 * @param move what captures it, with a partner
 * @param victim what is captured
 */
record PairCapture(CustodianMove move, CapturedPiece victim) implements Comparable<PairCapture> {
  /** All that the side to move can capture, the dearest first. */
  static Stream<PairCapture> in(CustodianScene scene) {
    return scene.possible().get().stream()
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

  /** {@code knight d3-e5 with the pawn on c5}. */
  String words() {
    return "%s with %s".formatted(move.shortly(), victim.partnerWords());
  }

  @Override
  public int compareTo(PairCapture other) {
    return Integer.compare(rank(), other.rank());
  }

  private int rank() {
    return switch (PieceType.of(victim.piece())) {
      case KING -> 0;
      case PAWN -> 2;
      default -> 1;
    };
  }
}
