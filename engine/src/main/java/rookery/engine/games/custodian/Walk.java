package rookery.engine.games.custodian;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.engine.board.Board;
import rookery.engine.board.Direction;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.custodian.capture.CaptureRole;

/**
 * The way of one piece over the board while everything else stays where it is.
 *
 * @param from where the piece stands
 * @param to where it comes
 * @param moves how many moves that takes; none if it stands there
 * @param first the first of them
 * @param role what it counts as when it arrives
 */
record Walk(
    Square from, Square to, int moves, Optional<CustodianMove> first, Optional<CaptureRole> role) {
  /** What tells two walks of one piece apart. */
  private record End(Square to, Optional<CaptureRole> role) {}

  /**
   * The shortest ways of a piece to where it can come, for each role in which it can arrive there;
   * and that it stands where it does.
   */
  static Collection<Walk> of(ImaginedTurn now, Square from) {
    Map<End, Walk> found = new LinkedHashMap<>();
    Deque<Walk> open = new ArrayDeque<>();
    Walk standing = new Walk(from, from, 0, Optional.empty(), Optional.empty());
    found.put(standing.end(), standing);
    open.add(standing);
    while (!open.isEmpty()) {
      Walk walk = open.remove();
      for (Walk longer : walk.further(now)) {
        boolean isNew = found.values().stream().noneMatch(one -> one.to == longer.to);
        found.putIfAbsent(longer.end(), longer);
        if (isNew) {
          open.add(longer);
        }
      }
      walk.captures(now).forEach(last -> found.putIfAbsent(last.end(), last));
    }
    return found.values();
  }

  /** {@code knight c1 to a5}. */
  String words(CustodianScene scene) {
    String piece = PieceType.of(scene.truth().board().at(from)).word();
    return "%s %s to %s".formatted(piece, from, to);
  }

  private End end() {
    return new End(to, role);
  }

  private List<Walk> further(ImaginedTurn now) {
    return now.from(from, to).stream()
        .filter(move -> move.taken().isEmpty() && move.promotion().isEmpty())
        .filter(move -> move.castling().isEmpty())
        .map(move -> to(move.to(), move.role(), Optional.of(move)))
        .toList();
  }

  private Walk to(Square square, CaptureRole as, Optional<CustodianMove> move) {
    return new Walk(from, square, moves + 1, first.or(() -> move), Optional.of(as));
  }

  /** Where a pawn can only go to capture with somebody who isn't there yet. */
  private List<Walk> captures(ImaginedTurn now) {
    Board board = now.position().board();
    List<Walk> last = new ArrayList<>();
    if (PieceType.of(board.at(from)) == PieceType.PAWN) {
      Geometry geometry = now.options().geometry();
      for (Direction way : CustodianMoveGenerator.forward(now.position().turn())) {
        int next = geometry.next(geometry.number(to), way);
        if (!way.orthogonal() && next != Geometry.NONE && board.isEmpty(next)) {
          last.add(to(geometry.square(next), CaptureRole.ROOK, Optional.empty()));
        }
      }
    }
    return last;
  }
}
