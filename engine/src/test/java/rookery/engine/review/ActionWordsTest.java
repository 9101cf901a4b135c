package rookery.engine.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
import rookery.engine.games.Games;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;

/** What could have been done, as a review says it. */
class ActionWordsTest {
  @Test
  void aMoveIsToldAsTheLogTellsIt() {
    assertEquals("Better was pawn d2-d3.", better("custodian", "d2d3"));
  }

  @Test
  void whatAGameHasWordsForIsToldInThem() {
    assertEquals("Better was to add a piece.", better("parade", "add"));
    assertEquals("Better was to add the black bishop on a8.", better("gravity", "add a8"));
    assertEquals("Better was to play the white bishop card.", better("cooperative", "play B"));
    assertEquals("Better was to circle the pawn on f3.", better("split-brain", "WK circle f3"));
  }

  @Test
  void allElseIsToldByItsButtons() {
    assertEquals(
        "Better was \u201cBlack 1 guesses, Black 2 moves\u201d.",
        better("telepathy", "B1 lead B1"));
  }

  static Stream<Game> games() {
    return Games.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatAGameHasWordsForGoesOnAfterWhoeverDoesIt(Game game) {
    Options options = Options.of(game.options(), Map.of());
    Playthrough played = Playthrough.random(game, options, new SplittableRandom(3), 60);
    for (int ply = 0; ply < played.plies().size(); ply++) {
      State state = played.states().get(ply);
      for (Action action : state.legal(played.plies().get(ply).seat())) {
        String deed = action.spoken().orElse("do it");
        assertTrue(deed.matches("[a-z]+ .*[^.]"), deed);
      }
    }
  }

  private static String better(String id, String text) {
    Game game = Games.find(id).orElseThrow();
    State start = Dealer.sorted().deal(game.start(Options.of(game.options(), Map.of())));
    Seat seat = start.mayAct().stream().sorted().findFirst().orElseThrow();
    return ActionWords.of(start, seat, Script.action(start, text))
        .in("Better was %s.", "Better was to %s.")
        .plain();
  }
}
