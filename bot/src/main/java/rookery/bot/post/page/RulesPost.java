package rookery.bot.post.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.LearnButton;
import rookery.bot.post.Markdown;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.RulesButton;
import rookery.bot.post.SelectableOption;
import rookery.bot.table.Refusal;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.rules.RulesPage;

/** The rules of a game, page by page. */
public final class RulesPost {
  private RulesPost() {}

  /**
   * The first page of a game's rules.
   *
   * @param game its id as typed
   * @throws Refusal if there is no such game
   */
  public static Post of(String game) {
    return page(find(game), 0);
  }

  /**
   * The page that another page's button or menu leads to.
   *
   * @param argument of the button or of the menu
   * @param picked the number of the page, in the menu
   */
  public static Post page(String argument, Optional<String> picked) {
    return page(picked.map(number -> argument + RulesButton.SEPARATOR + number).orElse(argument));
  }

  private static Post page(String argument) {
    String[] parts = argument.split(RulesButton.SEPARATOR);
    Game game = find(parts[0]);
    int wanted = parts.length > 1 && parts[1].matches("\\d{1,3}") ? Integer.parseInt(parts[1]) : 0;
    // A button may outlive an edition of the rules with more pages.
    return page(game, Math.min(wanted, game.rules().size() - 1));
  }

  private static Game find(String id) {
    return Games.find(id)
        .orElseThrow(
            () ->
                new Refusal(
                    "There's no game called %s. Pick one from the suggestions."
                        .formatted(Markdown.quoted(id))));
  }

  private static Post page(Game game, int number) {
    List<RulesPage> pages = game.rules();
    RulesPage page = pages.get(number);
    String heading =
        "**%s** \u00b7 %s (%d of %d)\n"
            .formatted(game.title(), page.title(), number + 1, pages.size());
    return Post.page(
            page.diagram().map(diagram -> Picture.of(diagram, page.alt())), heading + page.text())
        .with(contents(game, number))
        .with(buttons(game, number, pages.size()));
  }

  /** The menu of all other pages. */
  private static Menu contents(Game game, int number) {
    List<RulesPage> pages = game.rules();
    List<SelectableOption> others =
        IntStream.range(0, pages.size())
            .filter(i -> i != number)
            .mapToObj(
                i ->
                    new SelectableOption(
                        Integer.toString(i), "%d %s".formatted(i + 1, pages.get(i).title())))
            .toList();
    return new Menu(ControlId.free(ControlVerb.RULES, game.id()), "Choose a page", others);
  }

  private static List<Control> buttons(Game game, int number, int count) {
    List<Control> row = new ArrayList<>();
    if (number > 0) {
      row.add(RulesButton.turning("Previous", game, number - 1));
    }
    if (number + 1 < count) {
      row.add(RulesButton.turning("Next", game, number + 1));
    }
    LearnButton.of(game).ifPresent(row::add);
    return row;
  }
}
