package rookery.bot.post;

import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.Viewer;

/** The direct message in which one seat is asked and told what nobody else may see. */
public final class PromptPost {
  private PromptPost() {}

  /** Whether the seat is to have such a message now. That it has one is public. */
  public static boolean isDue(Table table, Seat seat) {
    if (table.stage() != Stage.PLAYING || table.place().isDirect()) {
      return false;
    }
    View view = view(table, seat);
    return view.asksInSecret() || view.secret().isPresent();
  }

  /** Whether the table waits for a secret choice of the seat. */
  public static boolean isAsked(Table table, Seat seat) {
    return isDue(table, seat)
        && table.awaitedSeats().contains(seat)
        && view(table, seat).asksInSecret();
  }

  /**
   * Whether a message that the seat was sent before is out of date. What others have done alone
   * does not make it so, lest a choice half made be lost.
   */
  public static boolean isStale(Table before, Table after, Seat seat) {
    View then = view(before, seat);
    View now = view(after, seat);
    return before.revision() != after.revision()
        || !then.legal().equals(now.legal())
        || !then.secret().equals(now.secret())
        || !then.task().equals(now.task())
        || !then.diagram().equals(now.diagram());
  }

  private static View view(Table table, Seat seat) {
    return table.match().orElseThrow().view(Viewer.of(seat));
  }

  /** What the seat may choose and knows, with the menus to answer right there. */
  public static Post of(Table table, Seat seat) {
    return ActionMenu.start(table, seat).post();
  }

  /** What is left of the message once there is nothing more to choose or to know. */
  public static Post closed(Table table) {
    return Post.words(
        "**%s**\nPlay has moved on; see %s.".formatted(table.title(), table.place().mention()));
  }
}
