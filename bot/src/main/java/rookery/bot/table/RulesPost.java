package rookery.bot.table;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.table.Control.Button;
import rookery.bot.table.Control.Look;
import rookery.bot.table.ControlId.Verb;
import rookery.engine.Game;
import rookery.engine.RulesPage;
import rookery.engine.games.Games;

/** The rules of a game, page by page. */
public final class RulesPost {
  private static final String SEPARATOR = "~";

  private RulesPost() {}

  /**
   * A page of the rules.
   *
   * @param wanted the game's id as typed, and after a {@code ~} the page from 0; page 0 if left out
   * @throws Refusal if there is no such game
   */
  public static Post of(String wanted) {
    String[] parts = wanted.split(SEPARATOR);
    Game game =
        Games.find(parts[0])
            .orElseThrow(() -> new Refusal("There is no game \"%s\".".formatted(parts[0])));
    int page = parts.length > 1 ? Integer.parseInt(parts[1]) : 0;
    return page(game, Math.max(0, Math.min(page, game.rules().size() - 1)));
  }

  private static Post page(Game game, int number) {
    RulesPage page = game.rules().get(number);
    String words =
        "**%s: %s** (%d of %d)\n%s"
            .formatted(game.title(), page.title(), number + 1, game.rules().size(), page.text());
    Post post =
        page.diagram()
            .map(diagram -> Post.of(Picture.of(diagram, page.alt()), words))
            .orElseGet(() -> Post.words(words));
    return post.with(buttons(game, number));
  }

  private static List<Control> buttons(Game game, int number) {
    List<Control> row = new ArrayList<>();
    if (number > 0) {
      row.add(button("Back", game, number - 1));
    }
    if (number + 1 < game.rules().size()) {
      row.add(button("Next", game, number + 1));
    }
    return row;
  }

  private static Button button(String label, Game game, int page) {
    return new Button(ControlId.free(Verb.RULES, game.id() + SEPARATOR + page), label, Look.PLAIN);
  }
}
