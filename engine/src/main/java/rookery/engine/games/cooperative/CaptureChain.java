package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.text.Phrase;

/**
 * Captures that can be made one after another in what is left of a turn, kings apart.
 *
 * @param captures the first first
 * @param points what they are worth together
 */
record CaptureChain(List<BoardMove> captures, int points) {
  private static final int MOST_NAMED = 3;
  private static final int LONGEST = 6;

  CaptureChain {
    captures = List.copyOf(captures);
  }

  /** The one worth most of those that are possible now, without a move before them. */
  static CaptureChain best(CooperativeTurn turn) {
    return best(turn.capturing(turn.colour()), LONGEST);
  }

  private static CaptureChain best(CooperativeTurn turn, int longest) {
    CaptureChain best = new CaptureChain(List.of(), 0);
    for (BoardMove move : longest == 0 ? List.<BoardMove>of() : BoardMoves.of(turn)) {
      if (!move.takesKing()) {
        CooperativeTurn then = turn.moved(move);
        CaptureChain rest = best(then, longest - 1);
        int points = then.score().points() - turn.score().points() + rest.points();
        best = points > best.points() ? rest.after(move, points) : best;
      }
    }
    return best;
  }

  /** The score with the most captures after which a king can still be captured; 0 if none can. */
  static int scoreBeforeAKing(CooperativeTurn turn) {
    return scoreBeforeAKing(turn.capturing(turn.colour()), LONGEST);
  }

  private static int scoreBeforeAKing(CooperativeTurn turn, int longest) {
    List<BoardMove> moves = BoardMoves.of(turn);
    int most = moves.stream().anyMatch(BoardMove::takesKing) ? turn.score().points() : 0;
    for (BoardMove move : longest == 0 ? List.<BoardMove>of() : moves) {
      if (!move.takesKing()) {
        most = Math.max(most, scoreBeforeAKing(turn.moved(move), longest - 1));
      }
    }
    return most;
  }

  /** Whether a king can still be captured in what is left of a turn, after a move too. */
  static boolean reachesAKing(CooperativeTurn turn) {
    return isAKingCaught(turn.capturing(turn.colour()), LONGEST)
        || turn.step() == CooperativeTurn.Step.MOVE
            && BoardMoves.of(turn).stream()
                .filter(move -> move.victim().isEmpty())
                .anyMatch(move -> isAKingCaught(turn.moved(move), LONGEST));
  }

  private static boolean isAKingCaught(CooperativeTurn turn, int longest) {
    List<BoardMove> captures = BoardMoves.of(turn);
    return captures.stream().anyMatch(BoardMove::takesKing)
        || longest > 0
            && captures.stream().anyMatch(one -> isAKingCaught(turn.moved(one), longest - 1));
  }

  private CaptureChain after(BoardMove first, int all) {
    List<BoardMove> more = new ArrayList<>(List.of(first));
    more.addAll(captures);
    return new CaptureChain(more, all);
  }

  boolean isEmpty() {
    return captures.isEmpty();
  }

  /** Whether it is worth more than a point for its first capture. */
  boolean isMoreThanAPoint() {
    return points > 1;
  }

  /** Each in words: {@code pawn e7\u00d7d8 and queen d1\u00d7d8}. */
  String words() {
    return Phrase.list(
        Phrase.firstAndOthers(
            captures.stream().map(BoardMove::brief).toList(), MOST_NAMED, "capture"));
  }
}
