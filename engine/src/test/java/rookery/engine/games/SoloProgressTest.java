package rookery.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
import rookery.engine.option.Options;
import rookery.engine.solo.SoloGame;

/** How far a game for one has come is told in numbers that name nothing on the board. */
class SoloProgressTest {
  private static final int GAMES = 60;

  /** A number of something, as far as no kind of piece is named. */
  private static final Pattern COUNT =
      Pattern.compile("(no|\\d+) (groups?|cards? left|points?)|\\d+ of the \\d+ points needed");

  private final Random random = new Random(8);
  private final Dealer dealer = Dealer.of(random);

  static List<SoloGame> all() {
    return SoloGame.all();
  }

  @ParameterizedTest
  @MethodSource("all")
  void itIsCountsAloneFromTheFirstActionToTheLast(SoloGame solo) {
    for (int i = 0; i < GAMES; i++) {
      State state = dealer.deal(solo.game().start(solo.options()));
      while (state.result().isEmpty()) {
        assertCounts(state);
        List<Action> legal = state.legal(solo.seat());
        state = dealer.deal(state.play(solo.seat(), legal.get(random.nextInt(legal.size()))));
      }
      assertCounts(state);
      assertAgrees(state);
    }
  }

  private static void assertCounts(State state) {
    assertFalse(state.progress().isEmpty());
    state.progress().forEach(part -> assertTrue(COUNT.matcher(part).matches(), part));
  }

  /** A game that ends because all is joined has one group left, and no other game has. */
  private static void assertAgrees(State end) {
    if (end.progress().get(0).contains("group")) {
      boolean connected = ((Result.Score) end.result().orElseThrow()).reason().equals("connected");
      assertEquals(connected, end.progress().get(0).equals("1 group"), end.progress().toString());
    }
  }

  @Test
  void gamesForSeveralTellNone() {
    for (Game game : Games.all()) {
      Options options = Options.of(game.options(), Map.of());
      if (game.seats(options).size() > 1) {
        assertEquals(List.of(), dealer.deal(game.start(options)).progress(), game.id());
      }
    }
  }
}
