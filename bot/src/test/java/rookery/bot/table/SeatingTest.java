package rookery.bot.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

class SeatingTest {
  private static final Person ADA = new Person("1");
  private static final Person BEN = new Person("2");
  private static final Person CLEO = new Person("3");
  private static final Person DAN = new Person("4");

  private static List<Seat> seats() {
    Game game = Games.find("split-brain").orElseThrow();
    return game.seats(Options.of(game.options(), Map.of()));
  }

  @Test
  void seatsKeptForTheInvitedAreNotOpen() {
    Seating seating = Seating.opened(ADA, List.of(BEN, CLEO), true);
    assertEquals(1, seating.open(4));
    assertEquals(2, seating.declinedBy(CLEO).open(4));
    assertEquals(1, seating.joinedBy(BEN).open(4));
  }

  @Test
  void peopleSitInTheOrderTheyWereNamedWhoeverCameFirst() {
    Seating seating =
        Seating.opened(ADA, List.of(BEN, CLEO, DAN), false)
            .joinedBy(DAN)
            .joinedBy(CLEO)
            .joinedBy(BEN)
            .seated(seats(), new SplittableRandom(1));
    List<Person> order = seats().stream().map(seat -> seating.chairs().get(seat)).toList();
    assertEquals(List.of(ADA, BEN, CLEO, DAN), order);
  }

  @Test
  void everyOrderOfSeatsCanBeDrawn() {
    Seating full =
        Seating.opened(ADA, List.of(BEN, CLEO, DAN), true)
            .joinedBy(BEN)
            .joinedBy(CLEO)
            .joinedBy(DAN);
    SplittableRandom random = new SplittableRandom(3);
    Set<Object> orders = new HashSet<>();
    for (int i = 0; i < 500; i++) {
      orders.add(full.seated(seats(), random).chairs());
    }
    assertEquals(24, orders.size());
  }

  @Test
  void peopleAreCalledAsTheyWereLast() {
    Seating seating = Seating.opened(ADA, List.of(BEN), true).joinedBy(BEN);
    Seating named = seating.naming(new Person("2", "Benjamin"));
    assertEquals("Benjamin", named.joined().get(1).name());
    assertEquals("Benjamin", named.named().get(0).name());
    assertEquals("", named.joined().get(0).name());
    assertEquals(seating, named);
  }
}
