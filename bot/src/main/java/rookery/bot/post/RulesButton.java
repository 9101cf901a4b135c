package rookery.bot.post;

import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.engine.Game;
import rookery.engine.option.Options;
import rookery.engine.rules.RulesPage;

/**
 * The buttons that lead to a page of a game's rules: from a board or a question they open it below,
 * so that nobody loses what they had to do; from another page they turn to it.
 */
public final class RulesButton {
  /** Between the id of the game, the number of the page, and what says that it is opened. */
  public static final String SEPARATOR = "~";

  private static final String OPENED = "o";

  private RulesButton() {}

  /** The button that opens the first page. */
  public static Button of(Game game) {
    return button("Rules", game.id());
  }

  /** The button that opens the page that newcomers look up again and again, if there is one. */
  public static Optional<Button> lookUp(Game game, Options options) {
    return game.lookedUp(options).map(page -> opening(page.briefly(), game, page));
  }

  private static Button opening(String label, Game game, RulesPage page) {
    return button(label, argument(game, game.rules().indexOf(page)) + SEPARATOR + OPENED);
  }

  /** The button that turns to the page of that number, counted from 0. */
  public static Button turning(String label, Game game, int page) {
    return button(label, argument(game, page));
  }

  private static String argument(Game game, int page) {
    return game.id() + SEPARATOR + page;
  }

  private static Button button(String label, String argument) {
    return new Button(ControlId.free(ControlVerb.RULES, argument), label, Look.PLAIN);
  }

  /** Whether a button with this argument opens a page, and turns to none. */
  public static boolean isOpening(String argument) {
    return !argument.contains(SEPARATOR) || argument.endsWith(SEPARATOR + OPENED);
  }
}
