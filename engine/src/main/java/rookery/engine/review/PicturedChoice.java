package rookery.engine.review;

import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.text.Sentence;

/**
 * What is drawn on the board of a turning point: what would have been better, or else what was
 * done.
 *
 * @param ply the place in the game before which it could be done
 * @param seat who could do it, or did
 * @param action just that
 * @param isBetter whether it was not done
 * @param caption says what is drawn, for those who cannot see it
 */
public record PicturedChoice(
    int ply, Seat seat, Action action, boolean isBetter, Sentence caption) {}
