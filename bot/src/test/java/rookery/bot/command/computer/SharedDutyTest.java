package rookery.bot.command.computer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rookery.bot.clock.Deadline;
import rookery.bot.request.testroom.HeldComputers;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.text.DutyTitle;

/** What either partner can do, a computer leaves to the person beside it. */
class SharedDutyTest {
  private static final int MANY = 200;

  private final InMemoryChannel hall = new InMemoryChannel();

  @Test
  void aComputerLetsThePersonChooseWhoPredictsFirst() {
    hall.types(ADA, "play", "game=telepathy", "seats=named", "opponents=beginner");
    assertEquals(Set.of(ADA), hall.table().awaited().people());
    String words = hall.board().post().words();
    assertTrue(words.startsWith("<@101>, choose who guesses"), words);
  }

  @Test
  void aComputerLetsThePersonRemoveAPiece() {
    hall.types(ADA, "play", "game=telepathy", "seats=named", "opponents=beginner");
    playsUntilARemoval();
    assertEquals(Set.of(ADA), hall.table().awaited().people());
    assertEquals(Set.of(), hall.table().awaited().computers());
    String words = hall.board().post().words();
    assertTrue(words.startsWith("<@101>, remove a piece"), words);
  }

  @Test
  void whoPlaysBesideAComputerIsCalledAlone() {
    InMemoryChannel waiting = new InMemoryChannel(new HeldComputers());
    waiting.types(ADA, "play", "game=split-brain", "seats=named", "opponents=beginner");
    String words = waiting.board().post().words();
    assertTrue(words.startsWith("<@101>, circle a piece"), words);
    String menu = waiting.presses(ADA, waiting.board(), "Circle a piece").words();
    assertTrue(menu.contains("circle the piece to move"), menu);
  }

  /** Ada does anything until she or her partner must remove a piece. */
  private void playsUntilARemoval() {
    RandomGenerator random = new SplittableRandom(2);
    for (int n = 0; n < MANY && !duty().equals(Optional.of("Remove a piece")); n++) {
      assertEquals(TableStage.PLAYING, hall.table().stage(), "nobody asked Ada");
      List<Action> legal = hall.table().running().legal(seat());
      hall.plays(ADA, legal.get(random.nextInt(legal.size())).text());
    }
  }

  private Optional<String> duty() {
    return hall.table().running().duty(seat()).map(DutyTitle::words);
  }

  private Seat seat() {
    return hall.table().seatOf(ADA);
  }

  @Test
  void aPersonWhoIsLeftAChoiceHasADeadlineForIt() {
    Table table = eachWithAComputer();
    Seat chooser = table.seatOf(table.awaited().people().iterator().next());
    assertEquals(
        Optional.of("Choose who guesses"), table.running().duty(chooser).map(DutyTitle::words));
    assertEquals(
        List.of(Set.of(chooser)), table.clock().running().stream().map(Deadline::group).toList());
  }

  /** Ada and Ben as opponents, each beside a computer, which they are now and then by lot. */
  private Table eachWithAComputer() {
    for (int n = 0; n < MANY; n++) {
      hall.types(ADA, "play", Map.of("game", "telepathy", "clock", "24"));
      hall.presses(BEN, hall.lobby(), "Join");
      hall.picksFromTheMenu(BEN, hall.lobby(), "Beginners");
      Table table = hall.table();
      if (table.seatOf(ADA).side() != table.seatOf(BEN).side()) {
        return table;
      }
    }
    throw new AssertionError("always partners");
  }
}
