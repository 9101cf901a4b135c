package rookery.bot.post.lesson;

import java.util.List;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.lesson.Lesson;

/** The choice of a game to learn. */
public final class LessonListPost {
  private static final int LONGEST = 100;

  private LessonListPost() {}

  /** All games that have a lesson. */
  public static List<Game> games() {
    return Games.all().stream().filter(game -> Lesson.of(game).isPresent()).toList();
  }

  /** The menu of them. */
  public static Post post() {
    List<SelectableOption> answers =
        games().stream().map(game -> new SelectableOption(game.id(), label(game))).toList();
    return Post.words(
            "Which game do you want to learn? A lesson takes about three minutes, and only you see"
                + " it.")
        .with(new Menu(ControlId.free(ControlVerb.LEARN, ""), "Choose a game", answers));
  }

  private static String label(Game game) {
    String label = "%s: %s".formatted(game.title(), game.summary());
    return label.length() <= LONGEST ? label : game.title();
  }
}
