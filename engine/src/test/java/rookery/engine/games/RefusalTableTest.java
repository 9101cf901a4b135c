package rookery.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
import rookery.engine.option.Options;
import rookery.engine.reading.ActionReader;
import rookery.engine.reading.ActionReading;

/** What people are told whose text is no legal action: a row a game and kind of mistake. */
class RefusalTableTest {
  /** A game with decks shuffled by the same seed, after what its seats wrote in turn. */
  private static State after(String id, String played) {
    Game game = Games.find(id).orElseThrow();
    Dealer dealer = Dealer.of(new SplittableRandom(1));
    State state = dealer.deal(game.start(Options.of(game.options(), Map.of())));
    for (String text : played == null ? new String[0] : played.split(", ")) {
      ActionReading.One one = assertInstanceOf(ActionReading.One.class, read(state, text), text);
      state = dealer.deal(state.play(toAct(state), one.action()));
    }
    return state;
  }

  private static Seat toAct(State state) {
    return state.awaited().get(0).iterator().next();
  }

  private static ActionReading read(State state, String typed) {
    return ActionReader.read(state, toAct(state), typed);
  }

  /** The sentence, and after an arrow the first two of what may have been meant, or the example. */
  @ParameterizedTest(name = "{0}: {1}")
  @CsvFileSource(resources = "/refusals.csv", delimiter = '|', quoteCharacter = '~')
  void aTextThatIsNoActionIsExplained(
      String game, String mistake, String played, String typed, String told) {
    ActionReading.None none =
        assertInstanceOf(ActionReading.None.class, read(after(game, played), typed), typed);
    String instead =
        Stream.concat(none.near().stream().limit(2), none.example().stream())
            .map(Action::text)
            .collect(Collectors.joining(", "));
    assertEquals(told, "%s -> %s".formatted(none.sentence(), instead).strip());
  }
}
