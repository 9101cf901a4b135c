package rookery.bot;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import rookery.bot.discord.PictureSource;
import rookery.bot.practice.page.Showcase;
import rookery.engine.Game;
import rookery.engine.Options;
import rookery.engine.RulesPage;
import rookery.engine.games.Games;

/** Every game that can be drawn, for the first screen of the practice room. */
final class GameShowcase implements Showcase {
  private final List<Exhibit> exhibits;

  /**
   * @param painter paints the pictures, once each is asked for
   */
  GameShowcase(PictureSource painter) {
    exhibits = Games.all().stream().flatMap(game -> exhibit(game, painter)).toList();
  }

  @Override
  public List<Exhibit> exhibits() {
    return exhibits;
  }

  private static Stream<Exhibit> exhibit(Game game, PictureSource painter) {
    int seats = game.seats(Options.of(game.options(), Map.of())).size();
    return game.rules().stream()
        .filter(page -> page.diagram().isPresent())
        .limit(1)
        .map(page -> exhibit(game, seats, page, painter));
  }

  private static Exhibit exhibit(Game game, int seats, RulesPage page, PictureSource painter) {
    return new Exhibit(
        game.id(),
        game.title(),
        game.summary(),
        seats,
        () -> painter.png(page.diagram().orElseThrow()),
        page.alt());
  }
}
