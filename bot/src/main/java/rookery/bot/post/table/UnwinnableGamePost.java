package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** The ways out of a game for one that goes on but cannot be won any more. */
public record UnwinnableGamePost(Table table) {
  /** The buttons; none where the game can still be won. */
  public List<Button> waysOut() {
    List<Button> ways = new ArrayList<>();
    if (table.stage() == TableStage.PLAYING && table.running().isLost()) {
      if (table.running().undoing(table.seats().get(0)).refusal().isEmpty()) {
        ways.add(TakeBackButton.of(table));
      }
      ways.add(new Button(ControlId.of(ControlVerb.RESIGN, table, "ask"), "Give up", Look.PLAIN));
    }
    return ways;
  }
}
