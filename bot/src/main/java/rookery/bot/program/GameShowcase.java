package rookery.bot.program;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.command.lobby.Play;
import rookery.bot.post.Pictures;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.lesson.Lesson;
import rookery.engine.option.Options;
import rookery.engine.rules.RulesPage;
import rookery.practice.page.Showcase;

/**
 * Every game that can be drawn, and the deals of the day, for the first screen of the practice
 * room.
 */
public final class GameShowcase implements Showcase {
  private static final Invitation DEALS =
      new Invitation(
          "Deals of the day",
          "Three solo games and a puzzle, the same for everyone until midnight UTC. Only your"
              + " first attempt counts.",
          "Play today's deals",
          "/daily");

  private final List<Exhibit> exhibits;

  public GameShowcase(Pictures painter) {
    exhibits = Games.all().stream().flatMap(game -> exhibit(game, painter)).toList();
  }

  @Override
  public List<Exhibit> exhibits() {
    return exhibits;
  }

  @Override
  public List<Invitation> invitations() {
    return List.of(DEALS);
  }

  private static Stream<Exhibit> exhibit(Game game, Pictures painter) {
    return game.rules().stream()
        .filter(page -> page.diagram().isPresent())
        .limit(1)
        .map(page -> exhibit(game, page, painter));
  }

  private static Exhibit exhibit(Game game, RulesPage page, Pictures painter) {
    return new Exhibit(
        game.id(),
        game.title(),
        game.summary(),
        seats(game, Map.of()),
        alone(game),
        game.options().isEmpty() ? Optional.empty() : Optional.of(Play.IN_A_FORM),
        Lesson.of(game).isPresent(),
        () -> painter.png(page.diagram().orElseThrow()),
        page.alt());
  }

  private static int seats(Game game, Map<String, String> chosen) {
    return game.seats(Options.of(game.options(), chosen)).size();
  }

  /** What makes a game for several one for one person. */
  private static Optional<String> alone(Game game) {
    if (seats(game, Map.of()) == 1) {
      return Optional.empty();
    }
    return game.options().stream()
        .flatMap(option -> option.values().stream().map(value -> Map.entry(option.name(), value)))
        .filter(choice -> seats(game, Map.ofEntries(choice)) == 1)
        .map(choice -> choice.getKey() + "=" + choice.getValue())
        .findFirst();
  }
}
