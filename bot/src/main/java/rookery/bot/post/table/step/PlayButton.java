package rookery.bot.post.table.step;

import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.choice.ChoicePath;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.TruncatedText;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Choice;

/** The button that plays an action at once, and what it says. */
public final class PlayButton {
  private PlayButton() {}

  /** The button that plays the only possible action. */
  public static Button of(Table table, Action action) {
    return new Button(
        ControlId.of(ControlVerb.PLAY, table, MenuPage.FIRST.argument(ChoicePath.values(action))),
        words(table, action),
        Look.MAIN);
  }

  /** What an action is called on its button. */
  public static String words(Table table, Action action) {
    PlayerNames names = new PlayerNames(table);
    Object[] labels = action.path().stream().map(names::label).toArray();
    String steps = Choice.inALine(action.path()).formatted(labels);
    return action
        .untilChoice()
        .or(action::asks)
        .orElseGet(() -> TruncatedText.to(Button.LONGEST, steps));
  }
}
