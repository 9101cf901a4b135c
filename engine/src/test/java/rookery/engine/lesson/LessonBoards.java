package rookery.engine.lesson;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.Viewer;

/** Draws into the file of a lesson what its learner sees at each step. */
final class LessonBoards {
  private static final String BEGIN = "```board";
  private static final String END = "```";
  private static final String STEP = "```step";

  private LessonBoards() {}

  /** What the learner sees when a step asks its question. */
  static String of(LessonMoment moment) {
    return moment.match().view(Viewer.of(moment.you())).diagram().text();
  }

  /** The file with the boards as they are now. */
  static String drawn(Lesson lesson, String file) {
    List<String> lines = new ArrayList<>();
    int step = 0;
    for (String line : withoutBoards(file)) {
      if (line.equals(STEP)) {
        lines.add(BEGIN);
        lines.addAll(of(lesson.at(++step)).lines().toList());
        lines.addAll(List.of(END, ""));
      }
      lines.add(line);
    }
    return String.join("\n", lines) + "\n";
  }

  /** The lines that an author writes. */
  static List<String> withoutBoards(String file) {
    List<String> lines = new ArrayList<>();
    boolean board = false;
    for (String line : file.lines().toList()) {
      if (line.equals(BEGIN)) {
        board = true;
      } else if (!board) {
        lines.add(line);
      } else if (line.isEmpty()) {
        board = false;
      }
    }
    return lines;
  }
}
