package rookery.engine;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * One step of the menus that lead to an action. Two actions share a step when their choices there
 * have the same value.
 *
 * @param question what is asked at this step: {@code Which piece?}
 * @param value short and unique among the answers to that question: {@code c3}
 * @param words the answer as people read it: {@code Knight c3}; at most 100 characters. Its role is
 *     {@link SentenceRole#TARGET} or {@link SentenceRole#CAPTURE} where it is a square to which
 *     something goes
 * @param brief the same in the few words that a button has room for, where the answer is longer
 */
public record Choice(String question, String value, Sentence words, Optional<String> brief) {
  private static final int LONGEST = 100;

  /** What is asked first for a move. */
  public static final String WHICH_PIECE = "Which piece?";

  /** What is asked once a piece is chosen. */
  public static final String WHERE_TO = "Where to?";

  private static final String CASTLING = "%s, castling with the rook on %s";
  private static final String PROMOTION = "What does the pawn become?";

  public Choice {
    String label = words.plain();
    if (question.isBlank() || value.isBlank() || label.isBlank() || label.length() > LONGEST) {
      throw new IllegalArgumentException("not a choice: " + question + " " + value + " " + label);
    }
  }

  /** An answer that is brief enough for a button. */
  public Choice(String question, String value, Sentence words) {
    this(question, value, words, Optional.empty());
  }

  /** An answer that names nobody and is no square to which something goes. */
  public Choice(String question, String value, String label) {
    this(question, value, new Sentence(SentenceRole.FACT, label, List.of()));
  }

  /** The question without what it says of marked squares. */
  public String questionAlone() {
    int end = question.indexOf('?');
    return end < 0 ? question : question.substring(0, end + 1);
  }

  /** The same with fewer words for a button. */
  public Choice briefly(String words) {
    return new Choice(question, value, this.words, Optional.of(words));
  }

  /** What is chosen first for a move: a piece by its square, or what else can be done. */
  public static Choice piece(String value, String label) {
    return new Choice(WHICH_PIECE, value, label);
  }

  /** The square to which the piece goes that was chosen, without capturing there. */
  public static Choice target(Square square) {
    return target(WHERE_TO, square);
  }

  /** The same with more to say of it: {@code f4, joining the rook}. */
  public static Choice target(Square square, String label, Object... arguments) {
    return target(WHERE_TO, square, label, arguments);
  }

  /** The square to which the king goes that was chosen, and which rook comes beside it. */
  public static Choice castling(Square square, Square rook) {
    return target(square, CASTLING, square, rook).briefly("castle " + square);
  }

  /** The square to which the piece goes that was chosen, to capture: {@code f4, capturing it}. */
  public static Choice capture(Square square, String label, Object... arguments) {
    return capture(WHERE_TO, square, label, arguments);
  }

  /** A square to which something goes without capturing there. */
  public static Choice target(String question, Square square) {
    return target(question, square, "%s", square);
  }

  /** The same with more to say of it: {@code f4, joining the rook}. */
  public static Choice target(String question, Square square, String label, Object... arguments) {
    return new Choice(
        question, square.toString(), Sentence.of(SentenceRole.TARGET, label, arguments));
  }

  /** A square to which something goes to capture: {@code f4, capturing the rook}. */
  public static Choice capture(String question, Square square, String label, Object... arguments) {
    return new Choice(
        question, square.toString(), Sentence.of(SentenceRole.CAPTURE, label, arguments));
  }

  /** Whether it is a square to which something goes. */
  public boolean isTarget() {
    return words.role() == SentenceRole.TARGET || words.role() == SentenceRole.CAPTURE;
  }

  /** Whether it is the square to which a king goes that castles. */
  public boolean isCastling() {
    return words.format().equals(CASTLING);
  }

  /** Steps in a line, with {@code %s} for each: {@code %s to %s} for a piece and its square. */
  public static String inALine(List<Choice> steps) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < steps.size(); i++) {
      if (i > 0) {
        boolean isLong = steps.get(i - 1).label().contains(",");
        line.append(!steps.get(i).isTarget() ? ", " : isLong ? ", to " : " to ");
      }
      line.append("%s");
    }
    return line.toString();
  }

  /** The answer with the titles of seats. */
  public String label() {
    return words.plain();
  }

  /** The step that asks, in every game with pawns, what one turns into on its last rank. */
  public static Choice promotion(String value, String label) {
    return new Choice(PROMOTION, value, label);
  }

  /** Whether it is an answer to that question. */
  boolean isPromotion() {
    return question.equals(PROMOTION);
  }
}
