package rookery.bot.post.table;

import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.table.Table;

/** The button that takes back what somebody has done last. */
public final class TakeBackButton {
  private TakeBackButton() {}

  /** For whoever may take it back. */
  public static Button of(Table table) {
    return new Button(ControlId.of(ControlVerb.TAKE_BACK, table), "Take back", Look.PLAIN);
  }
}
