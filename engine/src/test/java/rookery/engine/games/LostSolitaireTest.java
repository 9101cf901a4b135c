package rookery.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.option.Options;

/** A solitaire that is said to be lost is, whatever is done after that. */
class LostSolitaireTest {
  private static final int GAMES = 300;

  private final Random random = new Random(5);
  private final Dealer dealer = Dealer.of(random);

  @ParameterizedTest
  @ValueSource(strings = {"neighbour", "parade"})
  void aGameThatIsSaidToBeLostIsNeverWon(String id) {
    int lost = 0;
    for (int i = 0; i < GAMES; i++) {
      lost += playedToTheEnd(Games.find(id).orElseThrow()) ? 1 : 0;
    }
    assertTrue(lost > 0, "some of the games were lost before their end");
  }

  /** Plays at random; whether it was said to be lost on the way. */
  private boolean playedToTheEnd(Game game) {
    Options options = Options.of(game.options(), Map.of());
    Seat seat = game.seats(options).get(0);
    State state = dealer.deal(game.start(options));
    boolean lost = false;
    while (state.result().isEmpty()) {
      if (state.isLost()) {
        lost = true;
        String words = state.view(Viewer.of(seat)).status().plain();
        assertTrue(words.contains("A single group is no longer possible."), words);
      }
      List<Action> legal = state.legal(seat);
      if (lost) {
        assertEquals(
            List.of(),
            legal.stream().filter(action -> action.warning().isPresent()).toList(),
            "what cannot be won any way is not warned of again");
      }
      state = dealer.deal(state.play(seat, legal.get(random.nextInt(legal.size()))));
    }
    if (lost) {
      assertNotEquals("connected", ((Result.Score) state.result().get()).reason());
    }
    return lost;
  }
}
