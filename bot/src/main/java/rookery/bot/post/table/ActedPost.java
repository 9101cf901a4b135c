package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Markdown;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.View;

/**
 * What came of an action, told to whoever did it: the line of the log as that seat may read it, and
 * either what the seat may do next or how the game stands now.
 *
 * @param after the table after the action
 * @param seat who acted
 * @param line what the seat may read of the action
 */
public record ActedPost(Table after, Seat seat, Optional<String> line, Views views) {

  /** The answer to the action. */
  public Post post() {
    View view = views.of(after, seat);
    boolean goesOn = after.stage() == Stage.PLAYING && !view.legal().isEmpty();
    Post post = goesOn ? next() : standing(view);
    return line.map(Markdown::escaped).map(post::after).orElse(post);
  }

  /** How the game stands, for whom nothing is left to do now. */
  private Post standing(View view) {
    List<String> lines = new ArrayList<>();
    lines.add("**%s** \u00b7 %s".formatted(after.title(), after.home().mention()));
    after.result().ifPresent(result -> lines.add(Results.sentence(result, after)));
    lines.add(view.status());
    return Post.of(Picture.of(view), String.join("\n", lines));
  }

  /** The next step, so that a turn of many steps flows. */
  private Post next() {
    Post next = ActionMenu.start(after, seat, views).post();
    return after.running().takesBackFreely(seat)
        ? next.with(new Button(ControlId.of(Verb.TAKE_BACK, after), "Take back", Look.PLAIN))
        : next;
  }
}
