package rookery.bot.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import rookery.engine.Seat;
import rookery.engine.cards.Cards;

/** The order in which those who have joined take their seats. */
record SeatOrder(Seating people) {
  /** Drawn at random, but with the two of each pair on one side. */
  List<Person> drawn(List<Seat> seats, RandomGenerator random) {
    return together(Cards.shuffled(people.joined(), random), seats);
  }

  /** The same order, changed so that the two of each pair are on one side. */
  private List<Person> together(List<Person> drawnOrder, List<Seat> seats) {
    List<Person> order = new ArrayList<>(drawnOrder);
    for (List<Person> pair : people.pairs()) {
      int one = order.indexOf(pair.get(0));
      int other = order.indexOf(pair.get(1));
      if (one >= 0 && other >= 0 && seats.get(one).side() != seats.get(other).side()) {
        int beside =
            IntStream.range(0, seats.size())
                .filter(i -> i != one && seats.get(i).side() == seats.get(one).side())
                .findFirst()
                .orElseThrow();
        Collections.swap(order, beside, other);
      }
    }
    return order;
  }

  /** The host sits first, unless named among the others. */
  List<Person> named() {
    Person host = people.joined().get(0);
    boolean first = !people.named().contains(host);
    return people.joined().stream()
        .sorted(Comparator.comparingInt(person -> first && person.equals(host) ? -1 : rank(person)))
        .toList();
  }

  private int rank(Person person) {
    int index = people.named().indexOf(person);
    return index < 0 ? people.named().size() : index;
  }
}
