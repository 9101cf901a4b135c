package rookery.bot.post;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.bot.table.Invitation;
import rookery.bot.table.Person;
import rookery.bot.table.Seating;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.match.Match;

/**
 * A game that one person looks at alone, as a table, so that its board, choices and words are as at
 * any other. It is never saved. The other side of two is called by its colour; partners and two
 * opponents have the names of beginners among the computers, which are told apart at a glance.
 */
public final class PrivateTable {
  /** Nobody's account. */
  private static final long NOBODY = 1_000;

  private PrivateTable() {}

  /**
   * The table.
   *
   * @param id stands in the ids of its controls
   * @param seat the person's
   */
  public static Table of(String id, Match match, Seat seat, Person person, TableLocation where) {
    List<Person> people =
        match.seats().stream()
            .map(one -> one.equals(seat) ? person : nobody(match.seats(), one))
            .toList();
    SortedMap<Seat, Person> chairs = new TreeMap<>();
    for (int i = 0; i < people.size(); i++) {
      chairs.put(match.seats().get(i), people.get(i));
    }
    Invitation none = new Invitation(List.of(), false);
    return Table.open(id, where, match.game(), match.record().options(), person, none)
        .with(new Seating(false, List.of(), List.of(), people, chairs))
        .with(match)
        .with(match.result().isPresent() ? TableStage.OVER : TableStage.PLAYING);
  }

  /** Beside two players only their colours matter. */
  private static Person nobody(List<Seat> seats, Seat seat) {
    int number = seats.indexOf(seat);
    return seats.size() > 2
        ? Person.computer(ComputerPlayers.BEGINNER, number + 1)
        : new Person(Long.toString(NOBODY + number), seat.title());
  }
}
