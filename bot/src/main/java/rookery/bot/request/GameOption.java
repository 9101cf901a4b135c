package rookery.bot.request;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import rookery.bot.post.Markdown;
import rookery.bot.post.SelectableOption;
import rookery.bot.table.Refusal;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.text.Phrase;

/** The option that names a game. */
public final class GameOption {
  /** The name of the option. */
  public static final String NAME = "game";

  /** The option. */
  public static final Option OPTION = Option.completed(NAME, "Which game");

  private GameOption() {}

  /**
   * Finds the game that was typed.
   *
   * @throws Refusal that lists the games if there is none
   */
  public static Game find(String typed) {
    return Games.find(typed).orElseThrow(() -> new Refusal(noSuchGame(typed)));
  }

  private static String noSuchGame(String typed) {
    List<String> ids = Games.all().stream().map(Game::id).toList();
    String asked =
        typed.isBlank()
            ? "Which game?"
            : "There's no game called %s.".formatted(Markdown.quoted(typed));
    return "%s Choose one of these: %s.".formatted(asked, Phrase.either(ids));
  }

  /** The games whose name contains what was typed. */
  public static List<SelectableOption> complete(String typed) {
    return complete(typed, Games.all());
  }

  /** Those of some games. */
  public static List<SelectableOption> complete(String typed, Collection<Game> games) {
    String wanted = typed.strip().toLowerCase(Locale.ROOT);
    return Games.all().stream()
        .filter(games::contains)
        .filter(g -> (g.id() + " " + g.title()).toLowerCase(Locale.ROOT).contains(wanted))
        .limit(TableLookup.MOST)
        .map(game -> new SelectableOption(game.id(), game.title()))
        .toList();
  }
}
