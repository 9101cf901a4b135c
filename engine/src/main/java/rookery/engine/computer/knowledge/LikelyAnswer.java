package rookery.engine.computer.knowledge;

import rookery.engine.Action;
import rookery.engine.Seat;

/**
 * What somebody would do next.
 *
 * @param isGamble whether it comes out well or badly by what that seat can't see
 */
public record LikelyAnswer(Seat seat, Action action, boolean isGamble) {}
