package rookery.engine.match;

import rookery.engine.Seat;

/**
 * A question that a seat has put to its partners, to be answered by yes or no. Question and answer
 * are public.
 *
 * @param number which question of the match it is; no two have the same
 * @param text one line, as it was typed
 */
public record Question(int number, Seat by, String text) {
  /** The longest text. */
  public static final int LONGEST = 200;
}
