package rookery.bot.turn.command.moving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.turn.hall.Hall.ADA;
import static rookery.bot.turn.hall.Hall.BEN;
import static rookery.bot.turn.hall.Hall.CLEO;
import static rookery.bot.turn.hall.Hall.DAN;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.table.Person;
import rookery.bot.table.Stage;
import rookery.bot.turn.hall.Hall;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.games.Games;
import rookery.engine.match.IllegalActionException;
import rookery.engine.match.Match;
import rookery.engine.option.Options;
import rookery.engine.reading.Reading;

/** What is suggested in place of a move that cannot be made is something of the same piece. */
class MeantTest {
  private static final List<Person> FRIENDS = List.of(ADA, BEN, CLEO, DAN);
  private static final int ACTIONS = 120;
  private static final int MISTAKES = 2;
  private static final Pattern SQUARE = Pattern.compile("[a-k]\\d{1,2}");

  private final SplittableRandom random = new SplittableRandom(5);
  private final Hall hall = new Hall();
  private int suggested;

  static List<String> games() {
    return Games.all().stream().map(Game::id).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsSuggestedForARefusedMoveIsOfTheSamePiece(String id) {
    Game game = Games.find(id).orElseThrow();
    int seats = game.seats(Options.of(game.options(), Map.of())).size();
    hall.opens(id, ADA, FRIENDS.subList(1, seats).toArray(Person[]::new));
    for (int i = 0; i < ACTIONS && hall.table().stage() == Stage.PLAYING; i++) {
      acts();
    }
    assertTrue(suggested > 0, "nothing was suggested");
  }

  private void acts() {
    List<Seat> acting = hall.table().awaited().seats().stream().sorted().toList();
    Seat seat = acting.get(random.nextInt(acting.size()));
    List<Action> legal = hall.table().running().legal(seat);
    for (int i = 0; i < MISTAKES; i++) {
      mistypes(seat, legal.get(random.nextInt(legal.size())));
    }
    // A solitaire would be over before there is much to move.
    List<Action> going = legal.stream().filter(action -> !action.text().equals("stop")).toList();
    Action action = going.isEmpty() ? legal.get(0) : going.get(random.nextInt(going.size()));
    hall.plays(hall.table().seating().chairs().get(seat), action.text());
  }

  /** The first square of what can be done, and then one that does not go with it. */
  private void mistypes(Seat seat, Action action) {
    Match match = hall.table().running();
    String wrong = "%c%d".formatted('a' + random.nextInt(8), 1 + random.nextInt(8));
    squares(action.text())
        .findFirst()
        .ifPresent(
            first ->
                Stream.of(first + wrong, first + "-" + wrong)
                    .forEach(typed -> near(match, seat, typed, first)));
  }

  private void near(Match match, Seat seat, String typed, String first) {
    Reading reading;
    try {
      reading = match.read(seat, typed);
    } catch (IllegalActionException notEvenRead) {
      return;
    }
    if (reading instanceof Reading.None none) {
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
