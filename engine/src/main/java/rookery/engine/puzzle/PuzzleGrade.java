package rookery.engine.puzzle;

import java.util.Arrays;
import rookery.engine.text.NamedConstant;

/** How hard a puzzle is, in a word. */
public enum PuzzleGrade implements NamedConstant {
  EASY,
  MEDIUM,
  HARD;

  private static final int LEAST_MEDIUM = 5;
  private static final int LEAST_HARD = 9;

  /** The grade of a difficulty that no player was asked for. */
  public static PuzzleGrade of(int difficulty) {
    if (difficulty < LEAST_MEDIUM) {
      return EASY;
    }
    return difficulty < LEAST_HARD ? MEDIUM : HARD;
  }

  static PuzzleGrade named(String word) {
    return Arrays.stream(values()).filter(g -> g.word().equals(word)).findFirst().orElseThrow();
  }
}
