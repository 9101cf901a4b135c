package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import rookery.engine.text.Phrase;

/**
 * Captures that can be made one after another in what is left of a turn, kings apart.
 *
 * @param captures the first first
 * @param before the turn as they begin
 * @param then the turn after them
 */
record CaptureChain(List<BoardMove> captures, CooperativeTurn before, CooperativeTurn then) {
  private static final int MOST_NAMED = 3;
  private static final int LONGEST = 6;

  CaptureChain {
    captures = List.copyOf(captures);
  }

  private static CaptureChain none(CooperativeTurn turn) {
    CooperativeTurn capturing = turn.capturing(turn.colour());
    return new CaptureChain(List.of(), capturing, capturing);
  }

  /** The one worth most of those that are possible now, without a move before them. */
  static CaptureChain best(CooperativeTurn turn) {
    CaptureChain best = none(turn);
    for (CaptureChain chain : all(turn)) {
      best = chain.points() > best.points() ? chain : best;
    }
    return best;
  }

  /** The score with the most captures after which a king can still be captured; 0 if none can. */
  static int scoreBeforeAKing(CooperativeTurn turn) {
    return all(turn).stream()
        .filter(CaptureChain::attacksAKing)
        .mapToInt(chain -> chain.then.score().points())
        .max()
        .orElse(0);
  }

  /** Whether a king can still be captured in what is left of a turn, after a move too. */
  static boolean reachesAKing(CooperativeTurn turn) {
    return leads(turn, CaptureChain::attacksAKing);
  }

  /** Whether what is left of a turn, a move too, could bring a king and enough points to win. */
  static boolean couldWin(CooperativeTurn turn) {
    return leads(turn, CaptureChain::couldWin);
  }

  /**
   * Whether captures, or none at all, can still take a king in the last turn but one, or leave one
   * for the last.
   */
  static boolean leavesAKing(CooperativeTurn turn) {
    return all(turn).stream()
        .anyMatch(chain -> chain.attacksAKing() || new LastTurns(chain.then).leavesAKing());
  }

  private static boolean leads(CooperativeTurn turn, Predicate<CaptureChain> there) {
    return all(turn).stream().anyMatch(there)
        || turn.step() == CooperativeTurn.Step.MOVE
            && BoardMoves.of(turn).stream()
                .filter(move -> move.victim().isEmpty())
                .anyMatch(move -> all(turn.moved(move)).stream().anyMatch(there));
  }

  /** One to each position that captures lead to, in whatever order; none at all comes first. */
  private static Collection<CaptureChain> all(CooperativeTurn turn) {
    Map<Object, CaptureChain> found = new LinkedHashMap<>();
    none(turn).addTo(found);
    return found.values();
  }

  private void addTo(Map<Object, CaptureChain> found) {
    Object position = List.of(then.chess(), then.cards());
    if (found.putIfAbsent(position, this) == null && captures.size() < LONGEST) {
      BoardMoves.of(then).stream()
          .filter(move -> !move.takesKing())
          .forEach(move -> with(move).addTo(found));
    }
  }

  private CaptureChain with(BoardMove move) {
    List<BoardMove> more = new ArrayList<>(captures);
    more.add(move);
    return new CaptureChain(more, before, then.moved(move));
  }

  /** After so many captures it isn't looked further, and more of them might win. */
  private boolean couldWin() {
    return captures.size() == LONGEST
        ? !BoardMoves.of(then).isEmpty()
        : then.score().withAKing().wins() && attacksAKing();
  }

  private boolean attacksAKing() {
    return BoardMoves.of(then).stream().anyMatch(BoardMove::takesKing);
  }

  /** What they are worth together. */
  int points() {
    return then.score().points() - before.score().points();
  }

  boolean isEmpty() {
    return captures.isEmpty();
  }

  /** Whether it is worth more than a point for its first capture. */
  boolean isMoreThanAPoint() {
    return points() > 1;
  }

  /** A single one in words, or how many there are, for a button. */
  String brief() {
    return captures.size() == 1
        ? captures.get(0).brief()
        : Phrase.counted(captures.size(), "capture");
  }

  /** Each in words: {@code pawn e7\u00d7d8 and queen d1\u00d7d8}. */
  String words() {
    return Phrase.list(
        Phrase.firstAndOthers(
            captures.stream().map(BoardMove::brief).toList(), MOST_NAMED, "capture"));
  }
}
