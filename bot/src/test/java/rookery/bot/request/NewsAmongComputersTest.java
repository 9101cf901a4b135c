package rookery.bot.request;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.text.GameLogLine;

/** What the only person at a table of four reads as a turn begins, while computers play. */
class NewsAmongComputersTest {
  private static final int TURNS = 15;

  private final InMemoryChannel hall = new InMemoryChannel();
  private final RandomGenerator random = new SplittableRandom(1);

  private static Person computer(int number) {
    return Person.computer(ComputerPlayers.BEGINNER, number);
  }

  @ParameterizedTest
  @ValueSource(strings = {"telepathy", "split-brain"})
  void whatBecameOfEachGuessAndOfEachPairOfCirclesIsToldWhole(String game) {
    hall.opens(game, ADA, computer(1), computer(2), computer(3));
    Seat seat = hall.table().seating().seatOf(ADA).orElseThrow();
    for (int i = 0; i < TURNS && hall.table().stage() == TableStage.PLAYING; i++) {
      List<Action> legal = hall.table().running().legal(seat);
      hall.plays(ADA, legal.get(random.nextInt(legal.size())).text());
      if (hall.table().stage() == TableStage.PLAYING) {
        assertTold(hall.table(), seat);
      }
    }
  }

  private void assertTold(Table table, Seat seat) {
    String words = hall.board().post().words();
    // A check comes first, whoever has just acted has read what came of it, and of a turn in which
    // a piece was removed there is too much to tell.
    List<GameLogLine> recent = table.running().recent();
    boolean isOwn = recent.get(recent.size() - 1).by().filter(seat::equals).isPresent();
    if (!table.awaited().seats().contains(seat) || isOwn || words.contains("in check")) {
      return;
    }
    PlayerNames names = new PlayerNames(table, Optional.of(seat));
    List<String> weighty =
        table.running().since(Set.of(seat), Viewer.SPECTATOR).lines().stream()
            .flatMap(line -> line.text().sentences().stream())
            .filter(sentence -> sentence.role().weight() > 0)
            .map(names::read)
            .toList();
    if (weighty.stream().anyMatch(told -> told.contains(" removed "))) {
      return;
    }
    weighty.forEach(told -> assertTrue(words.contains(told), told + " is not in " + words));
  }
}
