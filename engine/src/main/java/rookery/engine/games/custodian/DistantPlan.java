package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Explanation;
import rookery.engine.Plan;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * The capture that two pieces come to in the fewest moves, if nothing else moved.
 *
 * @param first the move to play now
 * @param partner the piece that goes to its place first, or stands there
 * @param mover the piece that captures then
 * @param victim what they capture
 */
record DistantPlan(CustodianMove first, Walk partner, Walk mover, CapturedPiece victim)
    implements CustodianPlan {
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
                    "Plan: %s %s the %s in %s moves.",
                    walks(scene), scene.options().verb(), scene.piece(victim.square()), moves())
                .then(Sentences.of("Begin with %s.", first.shortly())),
            marks()),
        Optional.of(first.text()));
  }

  /** {@code knight c1 to a5 and pawn c2 to c5}; or who stands there already. */
  private String walks(CustodianScene scene) {
    String helper =
        partner.moves() == 0 ? "the " + scene.piece(partner.to()) : partner.words(scene);
    return helper + " and " + mover.words(scene);
  }

  private List<Mark> marks() {
    List<Mark> marks = new ArrayList<>(List.of(Mark.arrow(first.from(), first.to(), COLOUR)));
    for (Walk walk : List.of(partner, mover)) {
      Square from = first.later(walk.from());
      if (from != walk.to()) {
        marks.add(Mark.bow(from, walk.to(), COLOUR));
      }
    }
    marks.add(Mark.ring(victim.square(), COLOUR));
    return marks;
  }

  @Override
  public Sentence why(CustodianScene scene) {
    Walk walk = first.from() == mover.from() ? mover : partner;
    return Sentence.of(
        "It heads for %s, to help %s the %s in %s moves.",
        walk.to(), scene.options().verb(), scene.piece(victim.square()), moves());
  }
}
