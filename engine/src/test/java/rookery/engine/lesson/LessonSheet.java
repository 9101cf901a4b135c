package rookery.engine.lesson;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import rookery.engine.Action;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.games.Games;
import rookery.engine.text.Sentences;

/** What a lesson's author wants to see of it: each step, and what the learner can do there. */
public final class LessonSheet {
  private LessonSheet() {}

  /** Prints the lesson of the game whose id is given, as far as it can be played. */
  public static void main(String[] games) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String id : games) {
      Lesson lesson = Games.find(id).flatMap(Lesson::of).orElseThrow();
      for (int step = 1; step <= lesson.steps().size(); step++) {
        out.println(of(lesson.at(step)));
      }
    }
  }

  /** One step. */
  static String of(LessonMoment moment) {
    View view = moment.match().view(Viewer.of(moment.you()));
    return """
        %s. %s
        %s
        Told: %s
        %s %s
        %s
        Legal: %s
        """
        .formatted(
            moment.number(),
            moment.step().heading(),
            moment.step().question(),
            moment.news().stream().map(line -> line.plain()).collect(Collectors.joining(" ")),
            view.status().plain(),
            view.task().map(Sentences::plain).orElse(""),
            view.diagram().text(),
            texts(moment.legal()));
  }

  private static String texts(List<Action> actions) {
    return actions.stream().map(Action::text).collect(Collectors.joining(", "));
  }
}
