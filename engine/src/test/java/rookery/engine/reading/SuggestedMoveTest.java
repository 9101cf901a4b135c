package rookery.engine.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.cards.Dealer;
import rookery.engine.games.Games;
import rookery.engine.match.IllegalActionException;
import rookery.engine.match.Match;
import rookery.engine.option.Options;

/** What is suggested in place of a move that cannot be made is something of the same piece. */
class SuggestedMoveTest {
  private static final int ACTIONS = 120;
  private static final int MISTAKES = 2;
  private static final Pattern SQUARE = Pattern.compile("[a-k]\\d{1,2}");

  private final SplittableRandom random = new SplittableRandom(5);
  private final Dealer dealer = Dealer.of(random);
  private int suggested;

  static List<String> games() {
    return Games.all().stream().map(Game::id).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsSuggestedForARefusedMoveIsOfTheSamePiece(String id) {
    Game game = Games.find(id).orElseThrow();
    Match match = Match.begin(game, Options.of(game.options(), Map.of()), dealer);
    for (int i = 0; i < ACTIONS && match.result().isEmpty(); i++) {
      List<Seat> awaited = match.awaited().stream().flatMap(Set::stream).sorted().toList();
      match = acts(match, drawn(awaited));
    }
    assertTrue(suggested > 0, "nothing was suggested");
  }

  private <T> T drawn(List<T> some) {
    return some.get(random.nextInt(some.size()));
  }

  private Match acts(Match match, Seat seat) {
    List<Action> legal = match.legal(seat);
    for (int i = 0; i < MISTAKES; i++) {
      mistypes(match, seat, drawn(legal));
    }
    // A solitaire would be over before there is much to move.
    List<Action> going = legal.stream().filter(action -> !action.text().equals("stop")).toList();
    return match.act(seat, drawn(going.isEmpty() ? legal : going), dealer);
  }

  /** The first square of what can be done, and then one that does not go with it. */
  private void mistypes(Match match, Seat seat, Action action) {
    String wrong = "%c%d".formatted('a' + random.nextInt(8), 1 + random.nextInt(8));
    squares(action.text())
        .findFirst()
        .ifPresent(
            first ->
                Stream.of(first + wrong, first + "-" + wrong)
                    .forEach(typed -> near(match, seat, typed, first)));
  }

  private void near(Match match, Seat seat, String typed, String first) {
    ActionReading reading;
    try {
      reading = match.read(seat, typed);
    } catch (IllegalActionException notEvenRead) {
      return;
    }
    if (reading instanceof ActionReading.None none) {
      List<String> others =
          none.near().stream()
              .map(Action::text)
              .filter(text -> !squares(text).findFirst().equals(Optional.of(first)))
              .toList();
      assertEquals(List.of(), others, typed + ": " + none.sentence());
      suggested += none.near().size();
    }
  }

  private static Stream<String> squares(String text) {
    return SQUARE.matcher(text).results().map(MatchResult::group);
  }
}
