package rookery.bot.post;

import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.engine.Game;
import rookery.engine.lesson.Lesson;

/** The button that begins a lesson, wherever a game is offered. */
public final class LearnButton {
  private static final String LABEL = "Learn";
  private static final String TO_NEWCOMERS = "New here? Learn in 3 minutes";

  private LearnButton() {}

  /** The button for one game; empty if the game has no lesson. */
  public static Optional<Button> of(Game game) {
    return of(game, LABEL);
  }

  /** The same where somebody plays the game for the first time. */
  public static Optional<Button> toNewcomers(Game game) {
    return of(game, TO_NEWCOMERS);
  }

  private static Optional<Button> of(Game game, String label) {
    return Lesson.of(game)
        .map(lesson -> new Button(ControlId.free(ControlVerb.LEARN, game.id()), label, Look.PLAIN));
  }

  /** The button that leads to the list of all lessons. */
  public static Button ofAll() {
    return new Button(ControlId.free(ControlVerb.LEARN, ""), LABEL, Look.PLAIN);
  }
}
