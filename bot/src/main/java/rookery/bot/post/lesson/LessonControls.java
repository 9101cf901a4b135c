package rookery.bot.post.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.Post;
import rookery.bot.post.RulesButton;
import rookery.bot.post.choice.PictureLegendPost;
import rookery.bot.post.choice.ReferencePicturePost;
import rookery.engine.lesson.Lesson;

/** The buttons at a place of a lesson. */
record LessonControls(LessonPlace place, Lesson lesson) {
  /** Those that stand beside the choices of a step. */
  List<Button> others() {
    List<Button> row = new ArrayList<>();
    row.add(button(LessonAction.TYPE, "", "Type it", Look.PLAIN));
    lookUp()
        .map(page -> button(LessonAction.LOOK_UP, "", page.label(), Look.PLAIN))
        .ifPresent(row::add);
    if (place.misses() >= LessonPlace.MISSES_FOR_HELP) {
      row.add(button(LessonAction.SHOW, "", "Show me", Look.PLAIN));
    }
    row.add(button(LessonAction.MORE, "", "More", Look.PLAIN));
    return row;
  }

  /** What newcomers look up again and again in the game, if there is anything. */
  Optional<ReferencePicturePost> lookUp() {
    return ReferencePicturePost.of(lesson.game(), lesson.setup().options());
  }

  /** What else there is at a step, and the way back to its question. */
  List<List<Control>> more() {
    List<Control> about = new ArrayList<>();
    about.add(button(LessonAction.SQUARES, "", "Describe the board", Look.PLAIN));
    PictureLegendPost.of(lesson.game())
        .map(marks -> button(LessonAction.MARKS, "", PictureLegendPost.LABEL, Look.PLAIN))
        .ifPresent(about::add);
    List<Control> elsewhere = new ArrayList<>();
    if (place.step() > 2) {
      elsewhere.add(previous());
    }
    if (place.step() > 1) {
      elsewhere.add(again());
    }
    elsewhere.add(RulesButton.of(lesson.game()));
    return List.of(List.of(toTheQuestion()), about, elsewhere);
  }

  private Button previous() {
    LessonPlace before = place.at(place.step() - 1);
    return new Button(LessonAction.QUESTION.at(before, ""), "Step back", Look.PLAIN);
  }

  Button again() {
    return new Button(LessonAction.QUESTION.at(place.at(1), ""), "Start again", Look.PLAIN);
  }

  /** The button that leads back to the question of the step. */
  Button toTheQuestion() {
    return button(LessonAction.QUESTION, "", "Back to the question", Look.PLAIN);
  }

  Button button(LessonAction action, String argument, String label, Look look) {
    return new Button(action.at(place, argument), label, look);
  }

  /** A message with the controls of a table as those of this lesson. */
  Post inLesson(Post post) {
    List<List<Control>> rows =
        post.rows().stream().map(row -> row.stream().map(this::inLesson).toList()).toList();
    return new Post(post.words(), post.picture(), rows, post.pinged(), post.layout());
  }

  private Control inLesson(Control control) {
    if (control instanceof Button button && isOfTheTable(button.id())) {
      return new Button(LessonAction.instead(button.id(), place), button.label(), button.look());
    }
    if (control instanceof Menu menu && isOfTheTable(menu.id())) {
      return new Menu(LessonAction.instead(menu.id(), place), menu.question(), menu.answers());
    }
    return control;
  }

  private boolean isOfTheTable(ControlId id) {
    return id.table().equals(place.text());
  }
}
