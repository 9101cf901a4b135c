package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.kit.trial.KitGames;
import rookery.engine.kit.trial.OptionSets;
import rookery.engine.kit.trial.Trial;
import rookery.engine.option.Options;

/**
 * Many games of every set of options, played at random to their end or 400 actions without an
 * error: {@code -Dkit.games=1000} of each, two if nothing else is said.
 */
class RandomGamesTest {
  private static final int GAMES = Integer.getInteger("kit.games", 2);
  private static final int LONGEST = 400;

  static Stream<Arguments> sets() {
    return KitGames.all().stream()
        .flatMap(
            game ->
                OptionSets.of(game).stream()
                    .map(
                        set ->
                            Arguments.of(game.id() + OptionSets.difference(game, set), game, set)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("sets")
  void gamesRunToTheirEnd(String name, Game game, Options options) {
    LongStream.range(0, GAMES)
        .parallel()
        .mapToObj(seed -> new Trial(game, options, 1_000_000 + seed, Trial.FAILURES))
        .forEach(RandomGamesTest::assertRuns);
  }

  private static void assertRuns(Trial trial) {
    trial.always(moment -> assertEquals(moment.isLast(), moment.state().awaited().isEmpty()));
    trial.once(
        played -> {
          assertTrue(played.isOver() || played.plies().size() == LONGEST);
          played
              .state()
              .result()
              .map(Result::reason)
              .ifPresent(reason -> assertTrue(trial.game().endings().contains(reason), reason));
        });
  }
}
