package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * The capture that two pieces come to in the fewest moves, if nothing else moved.
 *
 * @param partner the piece that goes to its place first, or stands there
 * @param mover the piece that captures then
 * @param victim what they capture
 * @param moverBegins whether the mover goes all its way but the last move before the partner does
 */
record DistantPlan(Walk partner, Walk mover, CapturedPiece victim, boolean moverBegins)
    implements CustodianPlan {
  @Override
  public CustodianMove first() {
    Optional<CustodianMove> first = moverBegins ? mover.first() : partner.first();
    return first.or(mover::first).orElseThrow();
  }

  /** Its moves in the order in which they are played; the last one captures. */
  List<Walk.Step> steps() {
    List<Walk.Step> own = mover.steps();
    int before = moverBegins ? own.size() - 1 : 0;
    List<Walk.Step> steps = new ArrayList<>(own.subList(0, before));
    steps.addAll(partner.steps());
    steps.addAll(own.subList(before, own.size()));
    return steps;
  }

  /** How many moves it takes, the capture included. */
  int moves() {
    return partner.moves() + mover.moves();
  }

  @Override
  public Goal goal() {
    return new Goal(victim.square(), mover.to(), partner.to());
  }

  @Override
  public Plan told(CustodianScene scene) {
    return new Plan(
        new Explanation(
            Sentences.of(
                "Plan: %s %ss the %s.",
                walks(scene), scene.options().verb(), scene.piece(victim.square())),
            marks()),
        Optional.of(first().text()));
  }

  /**
   * {@code knight c1-b3-a5, then pawn c2-c3-c4}; or with whom who stands there already. A mover
   * that begins is told twice.
   */
  private String walks(CustodianScene scene) {
    if (moverBegins) {
      return "%s, then %s, then %s"
          .formatted(mover.butLast().words(scene), partner.words(scene), mover.lastWords(scene));
    }
    return partner.moves() == 0
        ? "with the %s, %s".formatted(scene.piece(partner.to()), mover.words(scene))
        : "%s, then %s".formatted(partner.words(scene), mover.words(scene));
  }

  /** Further moves would cross each other. */
  private List<Mark> marks() {
    return List.of(
        Mark.arrow(first().from(), first().to(), COLOUR), Mark.ring(victim.square(), COLOUR));
  }

  @Override
  public Sentence why(CustodianScene scene) {
    Walk walk = moverBegins || partner.moves() == 0 ? mover : partner;
    return Sentence.of(
        "It heads for %s, to help %s the %s in %s moves.",
        walk.to(), scene.options().verb(), scene.piece(victim.square()), moves());
  }
}
