package rookery.engine.games.custodian;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
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
 * @param stops where each of its moves ends; none if it stands there
 * @param first the first of these moves
 * @param role what it counts as when it arrives
 * @param captures whether its last move is one that only a capture allows
 */
record Walk(
    Square from,
    List<Square> stops,
    Optional<CustodianMove> first,
    Optional<CaptureRole> role,
    boolean captures) {
  /** What tells two walks of one piece apart. */
  private record End(Square to, Optional<CaptureRole> role) {}

  /**
   * The shortest ways of a piece to where it can come, for each role in which it can arrive there;
   * and that it stands where it does.
   */
  static Collection<Walk> of(ImaginedTurn now, Square from) {
    Map<End, Walk> found = new LinkedHashMap<>();
    Deque<Walk> open = new ArrayDeque<>();
    Walk standing = new Walk(from, List.of(), Optional.empty(), Optional.empty(), false);
    found.put(standing.end(), standing);
    open.add(standing);
    while (!open.isEmpty()) {
      Walk walk = open.remove();
      for (Walk longer : walk.further(now)) {
        boolean isNew = found.values().stream().noneMatch(one -> one.to() == longer.to());
        found.putIfAbsent(longer.end(), longer);
        if (isNew) {
          open.add(longer);
        }
      }
      walk.captures(now).forEach(last -> found.putIfAbsent(last.end(), last));
    }
    return found.values();
  }

  /** One of its moves. */
  record Step(Square from, Square to) {}

  /** Its moves, one after another. */
  List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    for (Square stop : stops) {
      steps.add(new Step(steps.isEmpty() ? from : steps.get(steps.size() - 1).to(), stop));
    }
    return steps;
  }

  /** Where it ends. */
  Square to() {
    return stops.isEmpty() ? from : stops.get(stops.size() - 1);
  }

  /** How many moves it takes. */
  int moves() {
    return stops.size();
  }

  /** {@code knight c1-b3-a5}. */
  String words(CustodianScene scene) {
    return words(scene, from, stops);
  }

  /** The last move of it: {@code knight b3-a5}. */
  String lastWords(CustodianScene scene) {
    return words(scene, butLast().to(), List.of(to()));
  }

  private String words(CustodianScene scene, Square begin, List<Square> ways) {
    String piece = PieceType.of(scene.truth().board().at(from)).word();
    return ways.stream()
        .map(Square::toString)
        .collect(Collectors.joining("-", "%s %s-".formatted(piece, begin), ""));
  }

  /** This one without its last move. */
  Walk butLast() {
    return new Walk(from, stops.subList(0, stops.size() - 1), first, Optional.empty(), false);
  }

  private End end() {
    return new End(to(), role);
  }

  private List<Walk> further(ImaginedTurn now) {
    return now.from(from, to()).stream()
        .filter(move -> move.taken().isEmpty() && move.promotion().isEmpty())
        .filter(move -> move.castling().isEmpty())
        .map(move -> longer(move.to(), move.role(), Optional.of(move)))
        .toList();
  }

  private Walk longer(Square square, CaptureRole as, Optional<CustodianMove> move) {
    List<Square> more = new ArrayList<>(stops);
    more.add(square);
    return new Walk(from, List.copyOf(more), first.or(() -> move), Optional.of(as), move.isEmpty());
  }

  /** Where a pawn can only go to capture with somebody who isn't there yet. */
  private List<Walk> captures(ImaginedTurn now) {
    Board board = now.position().board();
    List<Walk> last = new ArrayList<>();
    if (PieceType.of(board.at(from)) == PieceType.PAWN) {
      Geometry geometry = now.options().geometry();
      for (Direction way : CustodianMoveGenerator.forward(now.position().turn())) {
        int next = geometry.next(geometry.number(to()), way);
        if (!way.orthogonal() && next != Geometry.NONE && board.isEmpty(next)) {
          last.add(longer(geometry.square(next), CaptureRole.ROOK, Optional.empty()));
        }
      }
    }
    return last;
  }
}
