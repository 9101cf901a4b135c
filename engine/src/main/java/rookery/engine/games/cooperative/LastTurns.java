package rookery.engine.games.cooperative;

import rookery.engine.games.cooperative.points.CooperativeScore;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What is told of the turns before the cards run out: first as each turn begins, and throughout
 * each of the last ones.
 */
record LastTurns(CooperativeTurn turn) {
  private static final int FEW = 10;
  private static final int LAST = 3;

  /** To whoever plays that a king has to be captured in time, and whose turns are left. */
  Sentences told() {
    return told(true);
  }

  /** The same to everybody, which names nobody's turns. */
  Sentences toAll() {
    return told(false);
  }

  private Sentences told(boolean toPlayer) {
    int left = turn.turnsLeft();
    boolean begins = turn.step() == CooperativeTurn.Step.PLAY || turn.hasTurnedUp();
    if (left > (begins ? FEW : LAST)) {
      return Sentences.NONE;
    }
    if (left > LAST) {
      return Sentences.of(
          Sentence.of(
              SentenceRole.WEIGHTY, "%s: capture a king by then.", counted(left, toPlayer)));
    }
    return left == 1
        ? Sentences.of(
            Sentence.of(
                SentenceRole.URGENT, "This is the last turn: capture a king, or you score 0."))
        : Sentences.of(
            named(left, toPlayer).as(SentenceRole.URGENT),
            Sentence.of(SentenceRole.WEIGHTY, needed()));
  }

  /** Whether they are so few that they are told throughout each turn. */
  boolean areFew() {
    return turn.turnsLeft() <= LAST;
  }

  private String counted(int left, boolean toPlayer) {
    String yours =
        turn.isSolitaire() || !toPlayer ? "" : ", %s of them yours".formatted((left + 1) / 2);
    return left + " turns are left" + yours;
  }

  /** Whoever plays both colours knows whose they are. */
  private Sentence named(int left, boolean toPlayer) {
    if (turn.isSolitaire() || !toPlayer) {
      return Sentence.of("%s turns left.", left);
    }
    String which = left == LAST ? "this one, %s's and yours" : "this one and %s's";
    Object partner = turn.side(turn.colour().opposite());
    return Sentence.of(left + " turns left: " + which + ".", partner);
  }

  /** Points that are too few to win are more than none. */
  private String needed() {
    return turn.score().withAKing().wins()
        ? "Capture a king, or you score 0."
        : "Capture a king, even below %s points, or score 0.".formatted(CooperativeScore.LEAST_WIN);
  }

  /** How a king was captured with too few points. */
  String lost() {
    return turn.turnsLeft() > LAST ? " too early" : " as the cards ran out";
  }
}
