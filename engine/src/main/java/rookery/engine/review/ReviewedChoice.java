package rookery.engine.review;

import java.util.List;
import java.util.Optional;
import rookery.engine.Seat;

/**
 * What one search says of what was chosen: by one seat, or by partners who did not know of each
 * other's choice.
 *
 * @param ply the place of the action; of partners that of the second
 * @param best what the game could have been worth to that seat's side, from 0 to 1
 * @param played what it was worth after what was chosen
 * @param others what else could be done; the best first
 * @param fair whether it is told where something better could be done
 */
record ReviewedChoice(
    int ply,
    Seat seat,
    double best,
    double played,
    List<TurningPoint.Other> others,
    Optional<TurningPoint.Other> answer,
    boolean isJoint,
    boolean fair) {

  /** How much was lost by it. */
  double cost() {
    return best - played;
  }
}
