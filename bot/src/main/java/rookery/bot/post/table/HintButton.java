package rookery.bot.post.table;

import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.table.Table;
import rookery.engine.Seat;

/** The button that asks for a hint. */
final class HintButton {
  private HintButton() {}

  /** For whoever sits there and may act; empty where a hint wouldn't be fair. */
  static Optional<Button> of(Table table, Seat seat) {
    return table.allowsHints(seat)
        ? Optional.of(new Button(ControlId.of(ControlVerb.HINT, table), "Hint", Look.PLAIN))
        : Optional.empty();
  }
}
