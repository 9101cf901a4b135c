package rookery.bot.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.turn.hall.Hall.ADA;
import static rookery.bot.turn.hall.Hall.BEN;
import static rookery.bot.turn.hall.Hall.CLEO;
import static rookery.bot.turn.hall.Hall.DAN;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.post.Letter;
import rookery.bot.table.Layout;
import rookery.bot.table.Person;
import rookery.bot.table.Stage;
import rookery.bot.turn.hall.Hall;
import rookery.bot.turn.hall.Told;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

/**
 * A notification shows the words of a classic message and nothing of a message of components: what
 * a table sends is classic, and of components only what somebody reads who has asked for it.
 */
class ClassicTest {
  private static final List<Person> FRIENDS = List.of(ADA, BEN, CLEO, DAN);
  private static final int ACTIONS = 30;

  private final SplittableRandom random = new SplittableRandom(3);
  private final Hall hall = new Hall();

  static List<String> games() {
    return Games.all().stream().map(Game::id).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whateverATableSendsIsClassicAndCallsByItsFirstLine(String id) {
    Game game = Games.find(id).orElseThrow();
    int seats = game.seats(Options.of(game.options(), Map.of())).size();
    hall.opens(id, ADA, FRIENDS.subList(1, seats).toArray(Person[]::new));
    hall.types(ADA, "ask", "question=a knight?");
    hall.types(ADA, "draw");
    for (int i = 0; i < ACTIONS && hall.table().stage() == Stage.PLAYING; i++) {
      acts();
    }
    if (hall.table().stage() == Stage.PLAYING) {
      hall.types(ADA, "substitute");
      hall.types(ADA, "pause");
      hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign");
    }
    hall.mail.letters.forEach(ClassicTest::assertClassic);
  }

  private void acts() {
    List<Seat> acting = hall.table().awaited().seats().stream().sorted().toList();
    Seat seat = acting.get(random.nextInt(acting.size()));
    List<Action> legal = hall.table().running().legal(seat);
    Person person = hall.table().seating().chairs().get(seat);
    hall.plays(person, legal.get(random.nextInt(legal.size())).text());
    hall.types(person, "takeback");
  }

  private static void assertClassic(Letter letter) {
    assertEquals(Layout.CLASSIC, letter.post().layout(), letter.toString());
    boolean calls = letter.changes().isEmpty() && !letter.post().pinged().isEmpty();
    assertTrue(!calls || !firstLine(letter).isBlank(), letter.toString());
  }

  private static String firstLine(Letter letter) {
    return letter.post().words().lines().findFirst().orElse("");
  }

  @Test
  void pagesToReadCallNobody() {
    for (String command : List.of("help", "rules", "games", "settings")) {
      Told told = hall.types(ADA, command, "game=fluid");
      told.given.ifPresent(post -> assertEquals(List.of(), post.pinged(), command));
    }
    assertEquals(List.of(), hall.mail.letters);
  }
}
