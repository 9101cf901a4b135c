package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.board.Colour;

/**
 * Everything that is true.
 *
 * @param moment what is public
 * @param armies the set-ups, each its owner's secret
 */
record Truth(Moment moment, Armies armies) {

  Field field() {
    return moment.field();
  }

  Turn turn() {
    return moment.turn();
  }

  /** The same secrets after something public. */
  Truth with(Moment after) {
    return new Truth(after, armies);
  }

  /** Everybody who may act. */
  List<Colour> acting() {
    if (moment.result().isPresent()) {
      return List.of();
    }
    if (turn().step() != Step.SETUP) {
      return List.of(turn().side());
    }
    // CL-15: a set-up is final.
    List<Colour> missing = new ArrayList<>(List.of(Colour.values()));
    missing.removeIf(armies::has);
    return missing;
  }

  /** What each of those may do, sorted. */
  List<CloakAction> actions() {
    return turn().step() == Step.SETUP
        ? SetUpMenu.ACTIONS
        : new Menu(field(), turn(), moment.moves(armies)).actions();
  }

  /**
   * Whether an action shows anybody more of what is hidden: fewer arrangements can be believed in,
   * or the game ends and everything is shown.
   */
  boolean isToldBy(Truth after) {
    return after.moment.result().isPresent()
        || !believed(Colour.WHITE).equals(after.believed(Colour.WHITE))
        || !believed(Colour.BLACK).equals(after.believed(Colour.BLACK));
  }

  private Evidence believed(Colour colour) {
    return field().force(colour).known().all().concluded();
  }
}
