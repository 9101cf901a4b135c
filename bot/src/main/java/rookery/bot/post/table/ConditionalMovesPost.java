package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.ConditionalMoves;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.match.Entry;
import rookery.engine.match.Match;
import rookery.engine.text.GameLogLine;

/** A player's conditional moves, shown to that player alone. */
public final class ConditionalMovesPost {
  private ConditionalMovesPost() {}

  /**
   * The plan, and the position to which it leads.
   *
   * @param end the match after all planned moves
   */
  public static Post of(Table table, Seat seat, ConditionalMoves plan, Match end) {
    LineBudget lines = new LineBudget(table).then(LineBudget.NEEDED, answers(plan));
    lines =
        lines.then(
            TablePhrases.NEWS,
            "Only you see this. If they play something else, I'll cancel your plan and tell you.");
    View view = new PlayerNames(table).shown(end.view(Viewer.of(seat)));
    return Post.of(Picture.of(view), lines.small(TablePhrases.STATUS, table.heading()).words())
        .with(
            new Button(ControlId.of(ControlVerb.DROP_FORESEEN, table), "Remove plan", Look.PLAIN));
  }

  private static String answers(ConditionalMoves plan) {
    List<String> answers = new ArrayList<>();
    for (int i = 0; i < plan.plies().size(); i += 2) {
      answers.add(
          (i == 0 ? "If they play `%s`, you play `%s`" : "If they then play `%s`, you play `%s`")
              .formatted(plan.plies().get(i), plan.plies().get(i + 1)));
    }
    return String.join(". ", answers) + ".";
  }

  /** Whether a seat's plan was cancelled, as opposed to played to its end. */
  public static boolean isVoid(Table was, Table after, Seat seat) {
    List<Entry> entries = after.match().orElseThrow().record().entries();
    int then = was.match().orElseThrow().record().entries().size();
    return entries.stream()
        .skip(then)
        .noneMatch(entry -> entry instanceof Entry.Act act && act.by().equals(seat.id()));
  }

  /** What the player is told when the plan is cancelled. */
  public static Post ofVoid(Table table) {
    List<GameLogLine> recent = table.match().orElseThrow().recent();
    List<GameLogLine> last = recent.subList(Math.max(0, recent.size() - 1), recent.size());
    return Post.words(
            "I've cancelled your planned replies in %s: they no longer fit the game. %s"
                .formatted(table.title(), new PlayerNames(table).told(last)))
        .with(new Button(ControlId.of(ControlVerb.BOARD, table), "Show board", Look.PLAIN));
  }
}
