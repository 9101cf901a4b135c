package rookery.engine.games.custodian;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.attack.CapturablePieces;
import rookery.engine.board.Square;
import rookery.engine.explanation.Plan;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.plan.QuietMove;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * Why a move is good: what can be captured in return, what it saves, what it prepares to capture
 * with which pair, and what it is a step towards.
 *
 * @param before the turn at which it is made
 * @param after the other side's turn that follows
 * @param next the own turn after that if the other side did nothing
 */
record CustodianMotive(
    CustodianSituation before, CustodianSituation after, CustodianSituation next) {
  static Optional<Sentence> why(CustodianSituation before, CustodianSituation after) {
    return after.result().isPresent()
        ? Optional.empty()
        : new CustodianMotive(before, after, after.passed()).sentence();
  }

  private Optional<Sentence> sentence() {
    if (move().taken().isEmpty()) {
      QuietMove quiet = new QuietMove(before.turn(), move(), next.turn());
      return rescue().or(this::advice).or(this::preparation).or(quiet::march).or(this::left);
    }
    return after
        .turn()
        .dearest(any -> true)
        .map(this::inReturn)
        .or(() -> Optional.of(Sentence.of("Nothing can be captured in return.")));
  }

  /** What can still be captured, where that is less than before. */
  private Optional<Sentence> left() {
    CapturablePieces left = after.capturable();
    return left.letters().size() < before.endangered(before.actor()).size()
        ? left.leftTo(after.actor())
        : Optional.empty();
  }

  /** The dearest capture that can follow, and what can be captured for it then. */
  private Sentence inReturn(CustodianMove reply) {
    String lost = CapturedPiece.listed(reply.taken());
    return after
        .turn()
        .after(reply)
        .dearest(any -> true)
        .map(
            back ->
                Sentence.of(
                    SentenceRole.CONSEQUENCE,
                    "In return, %s could capture %s, and then you %s.",
                    after.actor(),
                    lost,
                    CapturedPiece.listed(back.taken())))
        .orElseGet(
            () ->
                Sentence.of(
                    SentenceRole.CONSEQUENCE,
                    "In return, %s could capture %s.",
                    after.actor(),
                    lost));
  }

  private CustodianMove move() {
    return after.last().orElseThrow();
  }

  /** The dearest piece that could have been captured, and by whom. */
  private Optional<Sentence> rescue() {
    Set<Square> still = after.turn().victims();
    return before.turn().passed().captures().stream()
        .filter(danger -> !still.contains(move().later(danger.victim().square())))
        .findFirst()
        .map(
            danger ->
                Sentence.of(
                    SentenceRole.RESCUE,
                    "It saves the %s from %s.",
                    before.truth().piece(danger.victim().square()),
                    before.pieces(List.of(danger.move().from(), danger.victim().partner()))));
  }

  /** The dearest piece that can be captured next and couldn't be captured now. */
  private Optional<Sentence> preparation() {
    return next.turn().addedTo(before.turn()).map(aim -> aim.prepared(before.turn()));
  }

  /** What the player was told already to be good for more than it says. */
  private Optional<Sentence> advice() {
    Plan best = new CustodianAdvice(before).best();
    return best.why().filter(any -> best.beginsWith(move().text()));
  }
}
