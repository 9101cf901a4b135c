package rookery.bot.table;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.Seat;
import rookery.engine.match.Match;

/**
 * A game that one person looks at alone, as a table, so that its board, choices and words are as at
 * any other. It is never saved, and the others at it are called as their seats are.
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
        match.seats().stream().map(one -> one.equals(seat) ? person : nobody(match, one)).toList();
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

  private static Person nobody(Match match, Seat seat) {
    return new Person(Long.toString(NOBODY + match.seats().indexOf(seat)), seat.title());
  }
}
