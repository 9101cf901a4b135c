package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;

/** The buttons with which a player gets help, takes something back, or ends a hopeless game. */
public final class PlayerButtons {
  private PlayerButtons() {}

  /** Asks for a hint, for whoever sits there and may act; empty where a hint wouldn't be fair. */
  static Optional<Button> hint(Table table, Seat seat) {
    return table.allowsHints(seat)
        ? Optional.of(new Button(ControlId.of(ControlVerb.HINT, table), "Hint", Look.PLAIN))
        : Optional.empty();
  }

  /** Takes back what somebody has done last, for whoever may take it back. */
  public static Button takeBack(Table table) {
    return new Button(ControlId.of(ControlVerb.TAKE_BACK, table), "Take back", Look.PLAIN);
  }

  /**
   * The ways out of a game for one that goes on but cannot be won any more; none where the game can
   * still be won.
   */
  public static List<Button> waysOut(Table table) {
    List<Button> ways = new ArrayList<>();
    if (table.stage() == TableStage.PLAYING && table.running().isLost()) {
      if (table.running().undoing(table.seats().get(0)).refusal().isEmpty()) {
        ways.add(takeBack(table));
      }
      ways.add(new Button(ControlId.of(ControlVerb.RESIGN, table, "ask"), "Give up", Look.PLAIN));
    }
    return ways;
  }
}
