package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Markdown;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Foreseen;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.match.Entry;
import rookery.engine.match.Match;

/** What a seat does by itself, told to nobody but its person. */
public final class ForeseenPost {
  private ForeseenPost() {}

  /**
   * What is foreseen, and where it leads.
   *
   * @param end the match once it has all come
   */
  public static Post of(Table table, Seat seat, Foreseen plan, Match end) {
    List<String> lines = new ArrayList<>(List.of(table.heading()));
    for (int i = 0; i < plan.plies().size(); i += 2) {
      lines.add(
          "%s they play `%s`, you play `%s`."
              .formatted(
                  i == 0 ? "If" : "And if then", plan.plies().get(i), plan.plies().get(i + 1)));
    }
    lines.add("Nobody else knows of it. If they do anything else, it is void, and I tell you.");
    return Post.of(
            Picture.of(new Names(table).shown(end.view(Viewer.of(seat)))), String.join("\n", lines))
        .with(new Button(ControlId.of(Verb.DROP_FORESEEN, table), "Drop it", Look.DANGER));
  }

  /** Whether what a seat foresaw has not come; what it was used up for has. */
  public static boolean isVoid(Table was, Table after, Seat seat) {
    List<Entry> entries = after.match().orElseThrow().record().entries();
    int then = was.match().orElseThrow().record().entries().size();
    return entries.stream()
        .skip(then)
        .noneMatch(entry -> entry instanceof Entry.Act act && act.by().equals(seat.id()));
  }

  /** What its person is told then. */
  public static Post ofVoid(Table table) {
    return Post.words(
            "What you had foreseen at %s did not come, so none of it is played by itself. %s"
                .formatted(table.title(), String.join(" ", last(table))))
        .with(new Button(ControlId.of(Verb.BOARD, table), "Show the board", Look.PLAIN));
  }

  private static List<String> last(Table table) {
    List<String> recent = table.match().orElseThrow().recent();
    return recent.stream().skip(Math.max(0, recent.size() - 1)).map(Markdown::escaped).toList();
  }
}
