package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.RulesButton;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.ResultWords;
import rookery.bot.post.text.SeatWords;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/**
 * The message in a channel that shows how the game in its thread stands. It is for people who pass
 * by, so it notifies nobody.
 *
 * @param table where the game has started
 * @param views what may be seen of it
 */
public record ChannelSummaryPost(Table table, CachedViews views) {
  /** The message as it is now. */
  public Post post() {
    Post post = Post.of(new PublicPicture(table, views).picture().small(), words());
    return post.with(buttons());
  }

  private String words() {
    LineBudget lines =
        new LineBudget(table)
            .then(LineBudget.NEEDED, table.heading())
            .then(
                TablePhrases.NEWS,
                new SeatWords(table).team().orElseGet(new PlayerNames(table)::seats));
    return state(lines).words();
  }

  private LineBudget state(LineBudget before) {
    if (table.result().isPresent()) {
      return before.then(LineBudget.NEEDED, ResultWords.sentence(table.result().get(), table));
    }
    return table.stage() == TableStage.CLOSED
        ? before.then(LineBudget.NEEDED, "This game was stopped.")
        : waiting(before);
  }

  /** How the game stands, whose turn it is, and since when, if anybody else waits for it. */
  private LineBudget waiting(LineBudget before) {
    TablePhrases telling = new TablePhrases(table);
    String since =
        new SeatWords(table).onlyPerson().isPresent()
            ? ""
            : " (asked <t:%d:R>)".formatted(table.posted().since().getEpochSecond());
    return before
        .then(TablePhrases.STATUS, telling.status(views.publicly(table), before))
        .then(LineBudget.NEEDED, telling.next(since));
  }

  private List<Control> buttons() {
    List<Control> row = new ArrayList<>();
    if (table.isInThread()) {
      row.add(new Control.Link(table.home().link(), "Go to game"));
    } else {
      // Before the message is sent its thread has no id to link to. If people come first, it stays
      // as it is until one of them has acted, so that they can do it here.
      if (table.stage() == TableStage.PLAYING && !table.awaited().onlyComputers()) {
        row.add(BoardPost.moveButton(table));
      }
      row.add(new Button(ControlId.of(ControlVerb.BOARD, table), "Show board", Look.PLAIN));
    }
    row.add(RulesButton.of(table.game()));
    return row;
  }
}
