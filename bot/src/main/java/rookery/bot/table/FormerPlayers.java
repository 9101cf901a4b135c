package rookery.bot.table;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import rookery.engine.Seat;

/** The people who played at a table before somebody else took their seat. */
public record FormerPlayers(SortedMap<Seat, Set<Person>> bySeat) {
  /** Nobody has handed over a seat. */
  public static final FormerPlayers NONE = new FormerPlayers(new TreeMap<>());

  public FormerPlayers {
    SortedMap<Seat, Set<Person>> copy = new TreeMap<>();
    bySeat.forEach(
        (seat, people) -> copy.put(seat, Collections.unmodifiableSet(new TreeSet<>(people))));
    bySeat = Collections.unmodifiableSortedMap(copy);
  }

  private Set<Person> of(Seat seat) {
    return bySeat.getOrDefault(seat, Set.of());
  }

  /** Whether nobody has handed over a seat. */
  public boolean isEmpty() {
    return bySeat.isEmpty();
  }

  /** All of them. */
  Set<Person> people() {
    return bySeat.values().stream()
        .flatMap(Set::stream)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The first seat that the person had. */
  Optional<Seat> seatOf(Person person) {
    return bySeat.keySet().stream().filter(seat -> of(seat).contains(person)).findFirst();
  }

  /** With one more. Computers are not noted, because they remember nothing. */
  FormerPlayers with(Seat seat, Person person) {
    if (person.isComputer()) {
      return this;
    }
    SortedMap<Seat, Set<Person>> all = new TreeMap<>(bySeat);
    Set<Person> people = new TreeSet<>(of(seat));
    people.add(person);
    all.put(seat, people);
    return new FormerPlayers(all);
  }

  /**
   * The reason why a person cannot take over a seat: somebody who has played on another side knows
   * its secrets. Empty if there is none.
   */
  Optional<Refusal> reasonToRefuse(Seat seat, Person person) {
    Set<Person> others = new TreeSet<>();
    bySeat.forEach(
        (other, people) -> others.addAll(other.side() == seat.side() ? Set.of() : people));
    if (others.contains(person)) {
      return Optional.of(
          new Refusal(
              "You've already played on the other side of this game, so you can't take this"
                  + " seat."));
    }
    boolean wasHere = of(seat).contains(person);
    return others.contains(Person.FORMER) && !wasHere && !person.isComputer()
        ? Optional.of(
            new Refusal(
                "Someone who played on the other side has had their data deleted, so I can't tell"
                    + " whether that was you. So you can't take this seat, but a computer can."))
        : Optional.empty();
  }
}
