package rookery.engine.text;

import java.util.Arrays;
import rookery.engine.State;

/**
 * The order in which people look for squares and for what is named after them: a2 before a10, b1
 * after both. What programs exchange is in the plain order of texts instead, see {@link
 * State#legal}.
 */
public final class BoardOrder {
  /** With C for the checker that some cards are. */
  private static final String PIECES = "KQRBNPC";

  private BoardOrder() {}

  /**
   * Compares letter by letter, but numbers by their value and the letters of two pieces by their
   * worth: K, Q, R, B, N, P, then C, white before black.
   */
  public static int compare(String one, String other) {
    int rank = rank(one);
    int otherRank = rank(other);
    if (rank >= 0 && otherRank >= 0 && rank != otherRank) {
      return rank - otherRank;
    }
    int end = Arrays.mismatch(one.toCharArray(), other.toCharArray());
    if (end < 0) {
      return 0;
    }
    int digits = digits(one, end);
    int others = digits(other, end);
    boolean inNumbers = (digits > 0 && others > 0) || digits(one.substring(0, end), end - 1) > 0;
    return inNumbers && digits != others ? digits - others : one.compareTo(other);
  }

  private static int rank(String text) {
    return text.length() == 1 ? PIECES.indexOf(Character.toUpperCase(text.charAt(0))) : -1;
  }

  /** How many digits there are from that place on. */
  private static int digits(String text, int from) {
    int end = Math.max(0, from);
    while (end < text.length() && Character.isDigit(text.charAt(end))) {
      end++;
    }
    return end - Math.max(0, from);
  }
}
