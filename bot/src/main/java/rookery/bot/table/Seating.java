package rookery.bot.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import rookery.engine.Seat;
import rookery.engine.cards.Cards;
import rookery.engine.computer.Player;

/**
 * The people of a table: those asked, those who came, and once the game has started their seats.
 * Immutable.
 *
 * @param drawn whether seats are drawn by lot; otherwise the host sits first, then those named, in
 *     their order, then whoever else came
 * @param named those the host asked for, in order
 * @param invited those of the named who have neither come nor declined
 * @param joined those who came, in order, the host first
 * @param chairs who sits where; empty before the start
 * @param former the people who played in each seat before somebody else took it
 */
public record Seating(
    boolean drawn,
    List<Person> named,
    List<Person> invited,
    List<Person> joined,
    SortedMap<Seat, Person> chairs,
    SortedMap<Seat, Set<Person>> former) {

  public Seating {
    named = List.copyOf(named);
    invited = List.copyOf(invited);
    joined = List.copyOf(joined);
    chairs = Collections.unmodifiableSortedMap(new TreeMap<>(chairs));
    former = Collections.unmodifiableSortedMap(new TreeMap<>(former));
  }

  /** People none of whom has left a seat to somebody else. */
  public Seating(
      boolean drawn,
      List<Person> named,
      List<Person> invited,
      List<Person> joined,
      SortedMap<Seat, Person> chairs) {
    this(drawn, named, invited, joined, chairs, new TreeMap<>());
  }

  static Seating opened(Person host, List<Person> named, boolean drawn) {
    return new Seating(drawn, named, named, List.of(host), new TreeMap<>());
  }

  /**
   * The same people once more, in that order; computers are here at once, and the seat is open of
   * whoever asked to be forgotten.
   */
  static Seating again(Person host, List<Person> order) {
    List<Person> here = new ArrayList<>(List.of(host));
    order.stream().filter(Person::isComputer).forEach(here::add);
    List<Person> invited =
        order.stream()
            .filter(person -> !here.contains(person) && !person.equals(Person.FORMER))
            .toList();
    return new Seating(false, order, invited, here, new TreeMap<>());
  }

  /** Those who sit there in the order of these seats, as if the sides were changed. */
  List<Person> onOtherSides(List<Seat> seats) {
    List<Person> order = new ArrayList<>(seats.stream().map(chairs::get).toList());
    Collections.rotate(order, order.size() / 2);
    return order;
  }

  /** Seats that nobody has taken and that are kept for nobody. */
  public int open(int seats) {
    return seats - joined.size() - invited.size();
  }

  /** A computer of that level that is not at the table. */
  public Person anotherComputer(Player level) {
    int number = 1;
    while (joined.contains(Person.computer(level, number))) {
      number++;
    }
    return Person.computer(level, number);
  }

  Seating joinedBy(Person person) {
    List<Person> came = new ArrayList<>(joined);
    came.add(person);
    return new Seating(drawn, named, without(invited, person), came, chairs, former);
  }

  Seating leftBy(Person person) {
    return new Seating(drawn, named, invited, without(joined, person), chairs, former);
  }

  Seating declinedBy(Person person) {
    return new Seating(drawn, named, without(invited, person), joined, chairs, former);
  }

  Seating lapsed() {
    return new Seating(drawn, named, List.of(), joined, chairs, former);
  }

  /** Somebody else sits in a seat, and whoever sat there before has nothing to do with it. */
  Seating taken(Seat seat, Person person) {
    Person left = chairs.get(seat);
    SortedMap<Seat, Person> others = new TreeMap<>(chairs);
    others.put(seat, person);
    List<Person> people =
        joined.stream().map(other -> other.equals(left) ? person : other).toList();
    return new Seating(drawn, named, invited, people, others, leaving(seat, left));
  }

  /** Computers remember nothing of a seat that they leave. */
  private SortedMap<Seat, Set<Person>> leaving(Seat seat, Person person) {
    SortedMap<Seat, Set<Person>> all = new TreeMap<>(former);
    if (!person.isComputer()) {
      Set<Person> people = new TreeSet<>(all.getOrDefault(seat, Set.of()));
      people.add(person);
      all.put(seat, Collections.unmodifiableSet(people));
    }
    return all;
  }

  /** Those who played at this table and have no seat now, as somebody else took theirs. */
  public Set<Person> left() {
    Set<Person> left = new TreeSet<>();
    former.values().forEach(left::addAll);
    left.removeAll(chairs.values());
    left.remove(Person.FORMER);
    return left;
  }

  /** The seat that person played in until somebody else took it, if that is so. */
  public Optional<Seat> formerSeat(Person person) {
    return left().contains(person)
        ? former.keySet().stream().filter(seat -> former.get(seat).contains(person)).findFirst()
        : Optional.empty();
  }

  /**
   * Why that person may not take over a seat, because somebody who has played on another side knows
   * its secrets; empty if there is no reason.
   */
  Optional<Refusal> reasonToRefuse(Seat seat, Person person) {
    Set<Person> others = new TreeSet<>();
    former.forEach(
        (other, people) -> others.addAll(other.side() == seat.side() ? Set.of() : people));
    if (others.contains(person)) {
      return Optional.of(
          new Refusal(
              "You have already played on the other side of this game, so you cannot take this"
                  + " seat."));
    }
    boolean wasHere = former.getOrDefault(seat, Set.of()).contains(person);
    return others.contains(Person.FORMER) && !wasHere && !person.isComputer()
        ? Optional.of(
            new Refusal(
                "Somebody who played on the other side has had their data deleted, so I cannot tell"
                    + " whether that was you. A computer can take this seat."))
        : Optional.empty();
  }

  private static List<Person> without(List<Person> people, Person person) {
    return people.stream().filter(other -> !other.equals(person)).toList();
  }

  /** Everybody who came gets a seat; there must be as many seats. */
  Seating seated(List<Seat> seats, RandomGenerator random) {
    List<Person> order = drawn ? Cards.shuffled(joined, random) : inOrder();
    SortedMap<Seat, Person> taken = new TreeMap<>();
    for (int i = 0; i < seats.size(); i++) {
      taken.put(seats.get(i), order.get(i));
    }
    return new Seating(drawn, named, List.of(), joined, taken, former);
  }

  /** The host sits first, unless named among the others. */
  private List<Person> inOrder() {
    Person host = joined.get(0);
    boolean first = !named.contains(host);
    return joined.stream()
        .sorted(Comparator.comparingInt(person -> first && person.equals(host) ? -1 : rank(person)))
        .toList();
  }

  private int rank(Person person) {
    int index = named.indexOf(person);
    return index < 0 ? named.size() : index;
  }

  /** The same people, of whom one is called as that person is now. */
  Seating naming(Person person) {
    UnaryOperator<Person> called = other -> other.equals(person) ? person : other;
    SortedMap<Seat, Person> seated = new TreeMap<>(chairs);
    seated.replaceAll((seat, other) -> called.apply(other));
    return new Seating(
        drawn,
        named.stream().map(called).toList(),
        invited.stream().map(called).toList(),
        joined.stream().map(called).toList(),
        seated,
        former);
  }

  /** Whether that person came, or was invited and has not declined. */
  public boolean concerns(Person person) {
    return joined.contains(person) || invited.contains(person);
  }

  /** How many of those who came are people. */
  public long people() {
    return joined.stream().filter(person -> !person.isComputer()).count();
  }

  /** Whether everybody who sits there but that person is a computer. */
  public boolean isAmongComputers(Person person) {
    return chairs.values().stream().allMatch(p -> p.isComputer() || p.equals(person));
  }

  /** The seat of {@code person}. */
  public Optional<Seat> seatOf(Person person) {
    return chairs.entrySet().stream()
        .filter(chair -> chair.getValue().equals(person))
        .map(Map.Entry::getKey)
        .findFirst();
  }
}
