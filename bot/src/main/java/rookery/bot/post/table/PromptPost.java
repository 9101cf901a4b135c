package rookery.bot.post.table;

import rookery.bot.post.Post;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.View;

/** The direct message in which one seat is asked and told what nobody else may see. */
public final class PromptPost {
  private PromptPost() {}

  /**
   * Whether a message that the seat was sent before is out of date. What others have done alone
   * does not make it so, lest a choice half made be lost.
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

  /** What the seat may choose and knows, with the choices to answer right there. */
  public static Post of(Table table, Seat seat, CachedViews views) {
    ActionMenu menu = ActionMenu.start(table, seat, views);
    boolean called = table.awaited().seats().contains(seat);
    return called ? menu.asking(new TablePhrases(table).calling(seat)) : menu.post();
  }

  /** What is left of the message of somebody whose seat another has taken. */
  public static Post handedOver(Table table) {
    return Post.words(
        "**%s** \u00b7 %s\nSomebody else plays in your seat now."
            .formatted(table.title(), table.home().mention()));
  }
}
