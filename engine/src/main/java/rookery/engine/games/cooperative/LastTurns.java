package rookery.engine.games.cooperative;

import java.util.Optional;
import java.util.stream.Stream;
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

  private static final Sentence KEPT =
      Sentence.of(
          SentenceRole.WEIGHTY,
          "Even below %s points, a king keeps them; without one you score 0.",
          CooperativeScore.LEAST_WIN);

  /** To whoever plays what is needed in time, and whose turns are left. */
  Sentences told() {
    if (areFew()) {
      return last(true);
    }
    String yours =
        turn.isSolitaire() ? "" : ", %s of them yours".formatted((turn.turnsLeft() + 1) / 2);
    return areTold()
        ? Sentences.of(
            Sentence.of(
                SentenceRole.WEIGHTY,
                "%s turns are left%s: %s.",
                turn.turnsLeft(),
                yours,
                needed()))
        : Sentences.NONE;
  }

  /** The last of them to everybody, which names nobody's turns. */
  Sentences toAll() {
    return areFew() ? last(false) : Sentences.NONE;
  }

  /** What goes on with the points for everybody: {@code 8 turns left: you need 17 more points}. */
  Optional<String> besideThePoints() {
    return areTold()
        ? Optional.of("%s turns left: %s".formatted(turn.turnsLeft(), needed()))
        : Optional.empty();
  }

  /** What follows the points: too few are more than none. */
  Sentences kept() {
    return areTold() && !turn.score().withAKing().wins() ? Sentences.of(KEPT) : Sentences.NONE;
  }

  /** Whether it is told what is needed as a turn begins. */
  private boolean areTold() {
    boolean begins = turn.step() == CooperativeTurn.Step.PLAY || turn.hasTurnedUp();
    return begins && turn.turnsLeft() <= FEW && !areFew();
  }

  /** Whether they are so few that they are told throughout each turn. */
  boolean areFew() {
    return turn.turnsLeft() <= LAST;
  }

  /** Whether another turn follows this one. */
  boolean goOn() {
    return turn.turnsLeft() > 1;
  }

  private String needed() {
    CooperativeScore score = turn.score();
    return score.withAKing().wins()
        ? "capture a king by then"
        : "you need %s more points, a king last"
            .formatted(CooperativeScore.LEAST_WIN - score.points());
  }

  private Sentences last(boolean toPlayer) {
    if (!goOn()) {
      return Sentences.of(
          Sentence.of(SentenceRole.URGENT, "This is the last turn" + inTheLast(toPlayer)));
    }
    return Sentences.of(
        named(toPlayer).as(SentenceRole.URGENT),
        Sentence.of(SentenceRole.WEIGHTY, "Capture a king%s, or you score 0.", even()));
  }

  private String inTheLast(boolean toPlayer) {
    if (isLost(toPlayer)) {
      return ", and no king can be captured: you score 0.";
    }
    return isTooLate(toPlayer)
        ? ", too late to win: capture a king to keep your points."
        : ": capture a king, or you score 0.";
  }

  /** Whether there are points to keep that can't become enough any more. */
  private boolean isTooLate(boolean isHandSeen) {
    boolean isKnown = isHandSeen || turn.step() != CooperativeTurn.Step.PLAY;
    return isKnown
        && turn.score().points() > 0
        && !turn.score().withAKing().wins()
        && played().noneMatch(CaptureChain::couldWin);
  }

  /** With each card that can still be played. */
  private Stream<CooperativeTurn> played() {
    return turn.step() == CooperativeTurn.Step.PLAY
        ? turn.cards().hand(turn.actor()).stream().map(turn::played)
        : Stream.of(turn);
  }

  private String even() {
    return turn.score().withAKing().wins()
        ? ""
        : ", even below %s points".formatted(CooperativeScore.LEAST_WIN);
  }

  /** Whoever plays both colours knows whose they are. */
  private Sentence named(boolean toPlayer) {
    int left = turn.turnsLeft();
    if (turn.isSolitaire() || !toPlayer) {
      return Sentence.of("%s turns left.", left);
    }
    String which = left == LAST ? "this one, %s's and yours" : "this one and %s's";
    Object partner = turn.side(turn.colour().opposite());
    return Sentence.of(left + " turns left: " + which + ".", partner);
  }

  /**
   * Whether no king can be captured any more.
   *
   * @param isHandSeen whether the card that is still to be played counts
   */
  boolean isLost(boolean isHandSeen) {
    if (goOn() || turn.step() == CooperativeTurn.Step.PLAY && !isHandSeen) {
      return false;
    }
    return played().noneMatch(CaptureChain::reachesAKing);
  }

  /**
   * Whether a king could still be captured in the last turn if this one, the only other, ended now.
   * Nobody is told a secret by it: once the card of this turn lies in the line, everybody can tell
   * the last one by what is missing.
   */
  boolean leavesAKing() {
    boolean hasCome = !turn.cards().line().positions(turn.colour().cased('K')).isEmpty();
    return hasCome && !turn.isSolitaire() && !new LastTurns(turn.ended()).isLost(true);
  }

  /** How a king was captured with too few points. */
  String lost() {
    return (turn.turnsLeft() > LAST ? " too early, " : " as the cards ran out, ")
        + turn.score().missing();
  }
}
