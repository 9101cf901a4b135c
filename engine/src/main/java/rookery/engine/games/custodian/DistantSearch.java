package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.capture.Captures;

/** Looks further ahead than {@link PlanSearch}, and so without what the other side could answer. */
final class DistantSearch {
  /** What takes fewer moves is found, or found to be unsafe, by looking closely. */
  private static final int LEAST = 4;

  private static final int MOST = 8;

  private final ImaginedTurn now;
  private final List<CustodianMove> safe;
  private final Geometry geometry;
  private final Captures captures;
  private final List<DistantPlan> found = new ArrayList<>();

  /**
   * @param safe the moves that can be played now without harm
   */
  DistantSearch(ImaginedTurn now, List<CustodianMove> safe) {
    this.now = now;
    this.safe = safe;
    this.geometry = now.options().geometry();
    this.captures = new Captures(geometry, now.options().surround());
  }

  /**
   * The plan for an earlier goal, or else the one of the fewest moves, if possible against a piece
   * that is worth little, as that seldom runs away.
   */
  Optional<DistantPlan> best(Optional<CustodianPlan.Goal> earlier) {
    Board board = now.position().board();
    List<Walk> walks =
        board.squares(now.position().turn()).stream()
            .flatMap(from -> Walk.of(now, from).stream())
            .filter(walk -> isNearEnemy(walk.to()))
            .toList();
    walks.stream().filter(walk -> !walk.captures()).forEach(partner -> join(partner, walks));
    return found.stream()
        .filter(plan -> safe.contains(plan.first()))
        .sorted(
            Comparator.<DistantPlan, Boolean>comparing(
                    plan -> earlier.filter(plan.goal()::equals).isEmpty())
                .thenComparing(this::movesKing)
                .thenComparing(DistantPlan::moves)
                .thenComparing(plan -> PairCapture.worth(plan.victim())))
        .filter(this::isPlayable)
        .findFirst();
  }

  /** Whether neither piece is in the other's way, and only the last move captures. */
  private boolean isPlayable(DistantPlan plan) {
    ImaginedTurn turn = now;
    int left = plan.moves();
    for (Walk.Step step : plan.steps()) {
      left--;
      boolean isLast = left == 0;
      Optional<CustodianMove> move =
          turn.possible().get().stream()
              .filter(one -> one.from() == step.from() && one.to() == step.to())
              .filter(one -> isLast ? one.takesAt(plan.victim().square()) : one.taken().isEmpty())
              .findFirst();
      if (move.isEmpty()) {
        return false;
      }
      turn = turn.after(move.get()).passed();
    }
    return true;
  }

  /** A king on its way is in danger more than others. */
  private boolean movesKing(DistantPlan plan) {
    return Stream.of(plan.partner(), plan.mover())
        .filter(walk -> walk.moves() > 0)
        .map(walk -> PieceType.of(now.position().board().at(walk.from())))
        .anyMatch(PieceType.KING::equals);
  }

  private boolean isNearEnemy(Square square) {
    for (int beside : geometry.neighbours(geometry.number(square))) {
      if (now.position().turn().opposite().owns(now.position().board().at(beside))) {
        return true;
      }
    }
    return false;
  }

  /** Adds what others could capture with that piece once it is there. */
  private void join(Walk partner, List<Walk> walks) {
    Board board = now.position().board();
    Board placed = partner.moves() == 0 ? board : board.moved(partner.from(), partner.to());
    for (Walk mover : walks) {
      int moves = partner.moves() + mover.moves();
      if (mover.moves() > 0
          && mover.from() != partner.from()
          && mover.to() != partner.to()
          && moves >= LEAST
          && moves <= MOST) {
        add(partner, mover, placed);
      }
    }
  }

  private void add(Walk partner, Walk mover, Board placed) {
    List<CapturedPiece> taken =
        captures.by(
            placed,
            geometry.number(mover.from()),
            geometry.number(mover.to()),
            mover.role().orElseThrow());
    for (CapturedPiece one : taken) {
      if (one.partner() == partner.to()) {
        found.add(new DistantPlan(partner, mover, one, false));
        if (partner.moves() > 0 && mover.moves() > 1) {
          found.add(new DistantPlan(partner, mover, one, true));
        }
      }
    }
  }
}
