package rookery.engine.match;

import rookery.engine.IllegalActionException;
import rookery.engine.Seat;

/**
 * A question that a seat has put to its partners, to be answered by yes or no. Question and answer
 * are public.
 *
 * @param number which question of the match it is; no two have the same
 * @param by the seat that asks
 * @param text one line, as it was typed
 */
public record Question(int number, Seat by, String text) {
  /** The longest text. */
  public static final int LONGEST = 200;

  /**
   * A text as it can be recorded: on one line, without spaces around it.
   *
   * @throws IllegalActionException if nothing is left, or too much
   */
  static String tidied(String typed) {
    // A record is read line by line, so whatever may end a line becomes a space.
    String text = typed.replaceAll("[\\p{Z}\\p{Cc}]+", " ").strip();
    if (text.isEmpty() || text.length() > LONGEST) {
      throw new IllegalActionException(
          "Ask in one sentence of at most %s characters what yes or no can answer."
              .formatted(LONGEST));
    }
    return text;
  }
}
