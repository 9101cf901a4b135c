package rookery.bot.post.lesson;

import java.util.List;
import java.util.Optional;
import rookery.engine.lesson.Lesson;

/**
 * Where somebody is in a lesson. It stands in the ids of buttons, so that nothing need be stored.
 *
 * @param game the id of the game
 * @param version the first letters of the lesson's version
 * @param step which step, counted from 1
 * @param misses how often something else was done than the step asks for, at most 9
 */
public record LessonPlace(String game, String version, int step, int misses) {
  /** With so many misses the lesson offers to show the answer. */
  public static final int MISSES_FOR_HELP = 2;

  private static final String SEPARATOR = ".";
  private static final int LETTERS = 4;
  private static final int MOST = 9;

  /** The first step of a lesson. */
  public static LessonPlace first(Lesson lesson) {
    return new LessonPlace(lesson.game().id(), version(lesson), 1, 0);
  }

  private static String version(Lesson lesson) {
    String whole = lesson.version();
    return whole.substring(0, Math.min(LETTERS, whole.length()));
  }

  /** Whether this is a place of the lesson as it is now, and not as it was before an update. */
  public boolean isIn(Lesson lesson) {
    return game.equals(lesson.game().id())
        && version.equals(version(lesson))
        && step >= 1
        && step <= lesson.steps().size();
  }

  /** Another step. */
  public LessonPlace at(int other) {
    return new LessonPlace(game, version, other, 0);
  }

  /** The same step after one more miss. */
  public LessonPlace missed() {
    return new LessonPlace(game, version, step, Math.min(misses + 1, MOST));
  }

  /** The text for the id of a control: {@code split-brain.1a2b.3.0}. */
  public String text() {
    return String.join(SEPARATOR, game, version, Integer.toString(step), Integer.toString(misses));
  }

  /** Reads what {@link #text()} wrote; empty for anything else. */
  public static Optional<LessonPlace> parse(String text) {
    List<String> parts = List.of(text.split("\\."));
    boolean isPlace =
        parts.size() == 4 && parts.subList(2, 4).stream().allMatch(LessonPlace::isDigit);
    return isPlace
        ? Optional.of(
            new LessonPlace(
                parts.get(0),
                parts.get(1),
                Integer.parseInt(parts.get(2)),
                Integer.parseInt(parts.get(3))))
        : Optional.empty();
  }

  private static boolean isDigit(String part) {
    return part.length() == 1 && Character.isDigit(part.charAt(0));
  }
}
