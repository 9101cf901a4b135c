package rookery.bot.post.table.turn;

import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.LearnButton;
import rookery.bot.post.Post;
import rookery.bot.post.RulesButton;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.View;

/** The direct message that asks one player to choose, and tells what only that player may know. */
public final class PromptPost {
  private PromptPost() {}

  /**
   * Whether a message sent to the seat earlier is out of date. Actions of others that change
   * nothing for this seat do not make it so, because a half-made choice would be lost.
   */
  public static boolean isStale(Table before, Table after, Seat seat, CachedViews views) {
    View then = views.of(before, seat);
    View now = views.of(after, seat);
    return before.turn() != after.turn()
        || !then.legal().equals(now.legal())
        || !then.secret().equals(now.secret())
        || !then.task().equals(now.task())
        || !then.diagram().equals(now.diagram())
        || !before.clock().due(seat).equals(after.clock().due(seat));
  }

  /** What the seat knows and can choose, with the choices as buttons. */
  public static Post of(Table table, Seat seat, CachedViews views) {
    ActionMenu menu = ActionMenu.start(table, seat, views);
    boolean called = table.awaited().seats().contains(seat);
    Post asked =
        called ? menu.asking(new TablePhrases(table).calling(seat, menu.view())) : menu.post();
    Post post = asked.withMore(RulesButton.of(table.game()));
    Post asking =
        views.isNew(table, seat)
            ? LearnButton.toNewcomers(table.game()).map(post::withApart).orElse(post)
            : post;
    // Whoever can't open the channel finds there what stands below the board elsewhere.
    // Answers have that button already.
    return table.isOnlyReachedDirectly(seat) && !table.place().isInAnswers()
        ? asking.withMore(new Button(ControlId.of(ControlVerb.MORE, table), "More", Look.PLAIN))
        : asking;
  }

  /** What the message becomes for a person whose seat somebody else has taken. */
  public static Post handedOver(Table table) {
    return Post.words(
        "**%s** \u00b7 %s\nSomeone else has your seat now."
            .formatted(table.title(), table.home().mention()));
  }
}
