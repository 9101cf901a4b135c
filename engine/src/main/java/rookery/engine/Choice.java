package rookery.engine;

/**
 * One step of the menus that lead to an action. Two actions share a step when their choices there
 * have the same value.
 *
 * @param question what is asked at this step: {@code Which piece?}
 * @param value short and unique among the answers to that question: {@code c3}
 * @param label the answer as people read it: {@code Knight c3}; at most 100 characters
 */
public record Choice(String question, String value, String label) {
  public Choice {
    if (question.isBlank() || value.isBlank() || label.isBlank() || label.length() > 100) {
      throw new IllegalArgumentException("not a choice: " + question + " " + value + " " + label);
    }
  }

  /** The step that asks, in every game with pawns, what one turns into on its last rank. */
  public static Choice promotion(String value, String label) {
    return new Choice("What does the pawn become?", value, label);
  }
}
