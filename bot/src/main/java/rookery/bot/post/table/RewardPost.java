package rookery.bot.post.table;

import java.util.List;
import rookery.bot.post.Control;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.table.Table;
import rookery.engine.Seat;

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
    FewLines lines = new BoardPost(after, views).since(was, heading);
    String end = after.result().map(result -> Results.sentence(result, after)).orElse("");
    return Post.of(Picture.of(views.of(after, seat)), lines.then(FewLines.NEEDED, end).words())
        .with(new Control.Link(after.home().link(), "To the table"));
  }

  /** A thread is named after its table. */
  private String heading() {
    return after.isInThread()
        ? "**%s**".formatted(after.home().mention())
        : "**%s** \u00b7 %s".formatted(after.title(), after.home().mention());
  }

  /** What is left of it once a later message has taken its place: one line. */
  public static Post past(Table table) {
    List<String> recent = table.match().orElseThrow().recent();
    String last =
        recent.isEmpty() ? "" : ": " + new Names(table).told(recent.get(recent.size() - 1));
    return Post.words("**%s**%s".formatted(table.title(), last));
  }
}
