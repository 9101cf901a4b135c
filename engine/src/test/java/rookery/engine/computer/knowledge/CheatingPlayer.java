package rookery.engine.computer.knowledge;

import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.option.Options;

/** What no player may ever be given: an outlook whose worlds are all the truth. */
public final class CheatingPlayer {
  private CheatingPlayer() {}

  /** The truth, dressed up as what {@code seat} may know. */
  public static SeatKnowledge of(Game game, Options options, State state, Seat seat) {
    SearchContext stakes = new SearchContext(game, options);
    return new SeatKnowledge(
        seat,
        stakes.seats().size() == 1,
        state.legal(seat),
        stakes.evaluation().sensible(state.legal(seat)),
        state.claims(seat),
        () -> state.view(Viewer.of(seat)).facts(),
        random -> new SampledWorld(stakes, state),
        false);
  }
}
