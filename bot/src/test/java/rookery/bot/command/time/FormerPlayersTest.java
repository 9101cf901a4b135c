package rookery.bot.command.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.EVE;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.table.FormerPlayers;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.SeatChange;
import rookery.bot.table.Seating;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.computer.ComputerPlayers;

/** Whoever has played on one side knows its secrets, and must not play on for the other. */
class FormerPlayersTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private OutgoingMessage notice() {
    return hall.mail.message(hall.table().timing().notice().orElseThrow());
  }

  private PrivateAnswer takes(Person person, String label) {
    return hall.presses(person, notice(), label);
  }

  /** Eve plays on for Ada, and Ben's seat is free. */
  private void bothSidesChange() {
    hall.opens("cloak", ADA, BEN);
    hall.types(ADA, "substitute");
    takes(EVE, "Play for Ada");
    hall.types(BEN, "substitute");
  }

  @Test
  void whoeverHasPlayedOnTheOtherSideNeverTakesASeatThere() {
    bothSidesChange();
    String words = takes(ADA, "Play for Ben").words();
    assertTrue(words.startsWith("You've already played on the other side"), words);
    assertEquals(BEN, hall.table().seating().chairs().get(hall.table().seats().get(1)));
    takes(CLEO, "Play for Ben");
    assertEquals(Optional.of(hall.table().seats().get(1)), hall.table().seating().seatOf(CLEO));
  }

  @Test
  void whoeverLeftASeatMayTakeItAgain() {
    bothSidesChange();
    takes(CLEO, "Play for Ben");
    hall.types(EVE, "substitute");
    takes(ADA, "Play for Eve");
    assertEquals(Optional.of(hall.table().seats().get(0)), hall.table().seating().seatOf(ADA));
  }

  @Test
  void whoeverSatThereBeforeAComputerDidKeepsTheSeatFromTheOtherSideToo() {
    hall.opens("cloak", ADA, BEN);
    Table table = hall.table();
    Seat white = table.seats().get(0);
    Seat black = table.seats().get(1);
    Person computer = Person.computer(ComputerPlayers.CASUAL, 1);
    Table free = new SeatChange(table, white).offered(Optional.empty());
    Table played = new SeatChange(free, white).takenBy(computer, hall.now());
    Table both = new SeatChange(played, black).offered(Optional.empty());
    assertThrows(Refusal.class, () -> new SeatChange(both, black).takenBy(ADA, hall.now()));
  }

  @Test
  void whereAFormerPlayerHasHadTheirDataDeletedOnlyAComputerOrAnEarlierPlayerTakesTheOtherSide() {
    bothSidesChange();
    Table table = hall.table();
    Seat white = table.seats().get(0);
    Seat black = table.seats().get(1);
    Seating seating = table.seating();
    Seating forgotten =
        new Seating(
            seating.drawn(),
            seating.named(),
            seating.invited(),
            seating.joined(),
            seating.chairs(),
            new FormerPlayers(
                new TreeMap<>(Map.of(white, Set.of(Person.FORMER), black, Set.of(DAN)))));
    SeatChange change = new SeatChange(table.with(forgotten), black);
    assertThrows(Refusal.class, () -> change.takenBy(ADA, hall.now()));
    assertEquals(DAN, change.takenBy(DAN, hall.now()).seating().chairs().get(black));
    Person computer = Person.computer(ComputerPlayers.CASUAL, 1);
    assertEquals(computer, change.takenBy(computer, hall.now()).seating().chairs().get(black));
  }
}
