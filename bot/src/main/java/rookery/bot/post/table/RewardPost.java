package rookery.bot.post.table;

import java.util.List;
import rookery.bot.post.Control;
import rookery.bot.post.ControlId;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.post.words.FewLines;
import rookery.bot.post.words.Names;
import rookery.bot.post.words.News;
import rookery.bot.post.words.Results;
import rookery.bot.post.words.Telling;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.text.LogLine;

/**
 * What a direct message becomes once its question is settled: what came of it, as that seat sees
 * it.
 *
 * @param was the table when the question was still open
 * @param after the table now
 */
public record RewardPost(Table was, Table after, Seat seat, Views views) {
  /** The message as it is then. */
  public Post post() {
    FewLines heading = new FewLines(after).then(FewLines.NEEDED, heading());
    FewLines lines = since(heading);
    String end = after.result().map(result -> Results.sentence(result, after)).orElse("");
    String words = lines.then(FewLines.NEEDED, again()).then(FewLines.NEEDED, end).words();
    return Post.of(Picture.of(views.of(after, seat)), words).with(controls());
  }

  private boolean isToActAgain() {
    return after.stage() == Stage.PLAYING && after.awaited().seats().contains(seat);
  }

  private String again() {
    return isToActAgain() ? "It is your turn again." : "";
  }

  private List<Control> controls() {
    Control table = new Control.Link(after.home().link(), "To the table");
    Control move = new Control.Button(ControlId.of(Verb.MOVE, after), "Move", Control.Look.MAIN);
    return isToActAgain() ? List.of(move, table) : List.of(table);
  }

  /** Words, and then what was done since, in a line each, the newest first to stay. */
  private FewLines since(FewLines before) {
    List<LogLine> lines = new News(after).recent();
    int done = Math.max(1, after.turn() - was.posted().turn());
    List<LogLine> since = lines.subList(Math.max(0, lines.size() - done), lines.size());
    FewLines told = before;
    for (int i = 0; i < since.size(); i++) {
      told = told.then(Telling.NEWS + since.size() - i, since.get(i));
    }
    return since.isEmpty() ? new Telling(after).footer(told) : told;
  }

  /** A thread is named after its table. */
  private String heading() {
    return after.isInThread()
        ? "**%s**".formatted(after.home().mention())
        : "**%s** \u00b7 %s".formatted(after.title(), after.home().mention());
  }

  /** What is left of it once a later message has taken its place: one line. */
  public static Post past(Table table) {
    List<LogLine> recent = table.match().orElseThrow().recent();
    String last =
        recent.isEmpty() ? "" : ": " + new Names(table).told(recent.get(recent.size() - 1));
    return Post.words("**%s**%s".formatted(table.title(), last));
  }
}
