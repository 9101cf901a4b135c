package rookery.bot.post;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.View;

/** The direct message in which one seat is asked and told what nobody else may see. */
final class PromptPost {
  private PromptPost() {}

  /** Whether the seat is to have such a message now. That it has one is public. */
  static boolean isDue(Table table, Seat seat, Views views) {
    if (table.stage() != Stage.PLAYING || table.place().isDirect()) {
      return false;
    }
    View view = views.of(table, seat);
    return view.asksInSecret() || view.secret().isPresent();
  }

  /** Whether the table waits for a secret choice of the seat. */
  static boolean isAsked(Table table, Seat seat, Views views) {
    return isDue(table, seat, views)
        && table.awaitedSeats().contains(seat)
        && views.of(table, seat).asksInSecret();
  }

  /**
   * Whether a message that the seat was sent before is out of date. What others have done alone
   * does not make it so, lest a choice half made be lost.
   */
  static boolean isStale(Table before, Table after, Seat seat, Views views) {
    View then = views.of(before, seat);
    View now = views.of(after, seat);
    return before.turn() != after.turn()
        || !then.legal().equals(now.legal())
        || !then.secret().equals(now.secret())
        || !then.task().equals(now.task())
        || !then.diagram().equals(now.diagram())
        || !before.clock().due(seat).equals(after.clock().due(seat));
  }

  /** What the seat may choose and knows, with the menus to answer right there. */
  static Post of(Table table, Seat seat, Views views) {
    return ActionMenu.start(table, seat, views).post();
  }

  /** What is left of the message of somebody whose seat another has taken. */
  static Post handedOver(Table table) {
    return Post.words(
        "**%s** \u00b7 %s\nSomebody else plays on in your seat."
            .formatted(table.title(), table.home().mention()));
  }

  /**
   * What is left of the message once there is nothing more to choose or to know: what came of it.
   */
  static Post closed(Table table) {
    List<String> lines = new ArrayList<>();
    lines.add("**%s** \u00b7 %s".formatted(table.title(), table.home().mention()));
    table.match().orElseThrow().recent().stream().map(Markdown::escaped).forEach(lines::add);
    table.result().ifPresent(result -> lines.add(Results.sentence(result, table)));
    return Post.words(String.join("\n", lines));
  }
}
