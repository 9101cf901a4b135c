package rookery.engine.lesson;

/** A lesson that cannot be played as it is written; the message is a sentence for its author. */
public final class LessonSyntaxException extends RuntimeException {
  /**
   * @param file which lesson: {@code custodian/lesson.md}
   * @param line the one with the mistake, counted from 1
   */
  LessonSyntaxException(String file, int line, String sentence) {
    super("%s, line %s: %s".formatted(file, line, sentence));
  }
}
