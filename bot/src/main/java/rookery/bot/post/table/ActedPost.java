package rookery.bot.post.table;

import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Onward;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.post.words.FewLines;
import rookery.bot.post.words.Names;
import rookery.bot.post.words.Results;
import rookery.bot.post.words.Telling;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.text.Text;

/**
 * What came of an action, told to whoever did it: the line of the log as that seat may read it, and
 * either what the seat may do next or how the game stands now.
 *
 * @param after the table after the action
 * @param seat who acted
 * @param told what the seat may read of the action
 */
public record ActedPost(Table after, Seat seat, Text told, Views views) {

  /** The answer to the action. */
  public Onward answer() {
    View view = views.of(after, seat);
    boolean goesOn = after.stage() == Stage.PLAYING && !view.legal().isEmpty();
    Onward answer = goesOn ? next() : Onward.nowhere(standing(view));
    return answer.with(this::withTakeBack);
  }

  /** How the game stands, for whom nothing is left to do now. */
  private Post standing(View view) {
    Telling telling = new Telling(after);
    FewLines acted = new FewLines(after).then(FewLines.NEEDED, new Names(after).read(told), told);
    FewLines lines =
        after
            .result()
            .map(result -> acted.then(FewLines.NEEDED, Results.sentence(result, after)))
            .orElseGet(() -> acted.then(Telling.STATUS, telling.status(view, acted)));
    if (after.stage() == Stage.PLAYING) {
      lines = lines.then(Telling.NEWS, telling.next());
    }
    String words = telling.place(lines, Optional.empty()).words();
    return Post.of(Picture.of(view), words);
  }

  /** The next step, so that a turn of many steps flows. */
  private Onward next() {
    return ActionMenu.start(after, seat, views).onward(told);
  }

  private Post withTakeBack(Post post) {
    return after.stage() == Stage.PLAYING && after.running().undoing(seat).refusal().isEmpty()
        ? post.withMore(new Button(ControlId.of(Verb.TAKE_BACK, after), "Take back", Look.PLAIN))
        : post;
  }
}
