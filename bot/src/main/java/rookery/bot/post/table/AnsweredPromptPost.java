package rookery.bot.post.table;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.RecentLines;
import rookery.bot.post.text.ResultWords;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.text.GameLogLine;

/**
 * What a direct message becomes once its question is answered: the outcome, as that seat sees it.
 *
 * @param was the table when the question was still open
 */
public record AnsweredPromptPost(Table was, Table after, Seat seat, CachedViews views) {
  /** The message that replaces the question. */
  public Post post() {
    LineBudget heading =
        new LineBudget(after, Optional.of(seat)).then(LineBudget.NEEDED, heading());
    LineBudget lines = since(heading);
    String end = after.result().map(result -> ResultWords.sentence(result, after)).orElse("");
    String words = lines.then(LineBudget.NEEDED, again()).then(LineBudget.NEEDED, end).words();
    return Post.of(Picture.of(views.of(after, seat)), words).with(controls());
  }

  private boolean isToActAgain() {
    return after.stage() == TableStage.PLAYING && after.awaited().seats().contains(seat);
  }

  private String again() {
    return isToActAgain() ? "It's your turn again." : "";
  }

  private List<Control> controls() {
    Control table =
        after.isOnlyReachedDirectly(seat)
            ? new Control.Button(ControlId.of(ControlVerb.MORE, after), "More", Control.Look.PLAIN)
            : new Control.Link(after.home().link(), "Go to game");
    Control move =
        new Control.Button(ControlId.of(ControlVerb.MOVE, after), "Move", Control.Look.MAIN);
    return isToActAgain() ? List.of(move, table) : List.of(table);
  }

  /**
   * These words, and then what has happened since, a line each. If room is short, the oldest lines
   * are left out.
   */
  private LineBudget since(LineBudget before) {
    List<GameLogLine> lines = new RecentLines(after).recent();
    int done = Math.max(1, after.turn() - was.posted().turn());
    List<GameLogLine> since = lines.subList(Math.max(0, lines.size() - done), lines.size());
    LineBudget told = before;
    for (int i = 0; i < since.size(); i++) {
      told = told.then(TablePhrases.NEWS + since.size() - i, since.get(i));
    }
    return since.isEmpty() ? new TablePhrases(after).footer(told, Optional.of(seat)) : told;
  }

  /** A thread is named after its table. */
  private String heading() {
    return after.isInThread()
        ? "**%s**".formatted(after.home().mention())
        : "**%s** \u00b7 %s".formatted(after.title(), after.home().mention());
  }

  /**
   * The one line that stays when a later message replaces this one: what happened last, unless that
   * message tells it.
   */
  public static Post past(Table table, Post next) {
    String title = "**%s**".formatted(table.title());
    List<GameLogLine> recent = table.match().orElseThrow().recent();
    return Post.words(
        recent.stream()
            .skip(Math.max(0, recent.size() - 1))
            .map(new PlayerNames(table)::told)
            .filter(last -> !next.words().contains(last))
            .findFirst()
            .map(last -> title + ": " + last)
            .orElse("-# %s continues below.".formatted(title)));
  }
}
