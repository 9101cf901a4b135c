package rookery.bot.command.move;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import rookery.bot.request.testroom.ForEveryGame;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.RandomGame;
import rookery.bot.request.testroom.RandomGame.Turn;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.match.IllegalActionException;
import rookery.engine.match.Match;
import rookery.engine.reading.Reading;

/** What is suggested in place of a move that cannot be made is something of the same piece. */
class SuggestedMoveTest {
  private static final int ACTIONS = 120;
  private static final int MISTAKES = 2;
  private static final Pattern SQUARE = Pattern.compile("[a-k]\\d{1,2}");

  private final SplittableRandom random = new SplittableRandom(5);
  private final InMemoryChannel hall = new InMemoryChannel();
  private int suggested;

  @ForEveryGame
  void whatIsSuggestedForARefusedMoveIsOfTheSamePiece(String id) {
    new RandomGame(hall, id, random).goesOn(ACTIONS, this::acts);
    assertTrue(suggested > 0, "nothing was suggested");
  }

  private void acts(Turn turn) {
    List<Action> legal = turn.legal();
    for (int i = 0; i < MISTAKES; i++) {
      mistypes(turn.seat(), turn.drawn());
    }
    // A solitaire would be over before there is much to move.
    List<Action> going = legal.stream().filter(action -> !action.text().equals("stop")).toList();
    Action action = going.isEmpty() ? legal.get(0) : going.get(random.nextInt(going.size()));
    hall.plays(turn.person(), action.text());
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
