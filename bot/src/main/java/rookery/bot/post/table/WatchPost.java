package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.post.words.FewLines;
import rookery.bot.post.words.Names;
import rookery.bot.post.words.Results;
import rookery.bot.post.words.Telling;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;

/**
 * The message in a channel that tells how a game stands which is played in the thread under it: for
 * those who pass by, so it calls nobody.
 *
 * @param table has begun
 * @param views what may be seen of it
 */
public record WatchPost(Table table, Views views) {
  /** The message as it is now. */
  public Post post() {
    Post post = Post.of(Picture.of(views.publicly(table)).small(), words());
    return post.with(buttons());
  }

  private String words() {
    FewLines lines =
        new FewLines(table)
            .then(FewLines.NEEDED, table.heading())
            .then(Telling.NEWS, new Names(table).seats());
    return state(lines).words();
  }

  private FewLines state(FewLines before) {
    if (table.result().isPresent()) {
      return before.then(FewLines.NEEDED, Results.sentence(table.result().get(), table));
    }
    return table.stage() == Stage.CLOSED
        ? before.then(FewLines.NEEDED, "This game was stopped.")
        : waiting(before);
  }

  /** How the game stands, those awaited, and since when. */
  private FewLines waiting(FewLines before) {
    Telling telling = new Telling(table);
    String since = ", called <t:%d:R>".formatted(table.posted().since().getEpochSecond());
    return before
        .then(Telling.STATUS, telling.status(views.publicly(table), before))
        .then(FewLines.NEEDED, telling.next(since));
  }

  private List<Control> buttons() {
    List<Control> row = new ArrayList<>();
    // Before the message is sent its thread has no number, so that the board itself is shown.
    row.add(
        table.isInThread()
            ? new Control.Link(table.home().link(), "Watch")
            : new Button(ControlId.of(Verb.BOARD, table), "Watch", Look.PLAIN));
    row.add(new Button(ControlId.free(Verb.RULES, table.game().id()), "Rules", Look.PLAIN));
    return row;
  }
}
