package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.request.testroom.ForEveryGame;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.option.Options;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;

/** What every game shows and asks goes over the wire; how it is played is tested without one. */
class AllGamesEndToEndTest {
  private static final int ACTIONS = 4;

  @TempDir Path folder;

  @ForEveryGame
  void everyGameIsBegunCompletedAnsweredAndShown(String game) throws InterruptedException {
    try (FriendsRoom club = new FriendsRoom(folder)) {
      club.opens(club.ada, game, guests(club, game));
      for (int action = 0; action < ACTIONS; action++) {
        club.quiet();
        acts(club);
      }
      club.quiet();
      assertEquals(0, club.givenUp());
    }
  }

  private static List<Person> guests(FriendsRoom club, String id) {
    Game game = Games.find(id).orElseThrow();
    int seats = game.seats(Options.of(game.options(), Map.of())).size();
    return List.of(club.ben, club.cleo, club.dan).subList(0, seats - 1);
  }

  /** The first who may act does the first thing that completion offers. */
  private static void acts(FriendsRoom club) {
    Person person =
        Stream.of(club.ada, club.ben, club.cleo, club.dan)
            .filter(one -> !offered(club, one).isEmpty())
            .findFirst()
            .orElseThrow();
    String action = offered(club, person).get(0);
    VisibleMessage answer = person.types(club.games, "/move action:" + action).message();
    assertTrue(answer.ephemeral());
    FriendsRoom.assertOutcome(answer);
  }

  private static List<String> offered(FriendsRoom club, Person person) {
    return person.completing(club.games, "/move action:").choices().stream()
        .map(choice -> choice.value().asText())
        .toList();
  }
}
