package rookery.bot.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.Seat;
import rookery.engine.computer.ComputerPlayers;

/**
 * The people of a table: who is invited, who has joined, and who has which seat once the game has
 * started. Immutable.
 *
 * @param drawn whether seats are drawn at random; otherwise the host sits first, then the named
 *     people in order, then the others
 * @param named the people that the host invited, in order
 * @param invited the named people who have neither joined nor declined
 * @param joined the people who have joined, in order, the host first
 * @param chairs the player of each seat; empty before the start
 * @param former the people who played in each seat before somebody else took it
 * @param followers the people who want to hear of what happens here, without a seat
 * @param pairs two people each, who want to sit on the same side
 * @param reporters the people who have reported what happens here
 */
public record Seating(
    boolean drawn,
    List<Person> named,
    List<Person> invited,
    List<Person> joined,
    SortedMap<Seat, Person> chairs,
    FormerPlayers former,
    Set<Person> followers,
    List<List<Person>> pairs,
    Set<Person> reporters) {
  private static final int MOST_FOLLOWERS = 50;

  public Seating {
    named = List.copyOf(named);
    invited = List.copyOf(invited);
    joined = List.copyOf(joined);
    chairs = Collections.unmodifiableSortedMap(new TreeMap<>(chairs));
    followers = Collections.unmodifiableSet(new TreeSet<>(followers));
    pairs = pairs.stream().map(List::copyOf).toList();
    reporters = Collections.unmodifiableSet(new TreeSet<>(reporters));
  }

  /** People at a table that nobody follows. */
  public Seating(
      boolean drawn,
      List<Person> named,
      List<Person> invited,
      List<Person> joined,
      SortedMap<Seat, Person> chairs,
      FormerPlayers former) {
    this(drawn, named, invited, joined, chairs, former, Set.of(), List.of(), Set.of());
  }

  /** People at a table where nobody has handed over a seat. */
  public Seating(
      boolean drawn,
      List<Person> named,
      List<Person> invited,
      List<Person> joined,
      SortedMap<Seat, Person> chairs) {
    this(drawn, named, invited, joined, chairs, FormerPlayers.NONE);
  }

  static Seating opened(Person host, List<Person> named, boolean drawn) {
    return new Seating(drawn, named, named, List.of(host), new TreeMap<>());
  }

  /**
   * The same people for a rematch, in that order. Computers join at once, and seats of people whose
   * data was deleted are open.
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

  /** The players in the order of these seats with sides swapped. */
  List<Person> onOtherSides(List<Seat> seats) {
    List<Person> order = new ArrayList<>(seats.stream().map(chairs::get).toList());
    Collections.rotate(order, order.size() / 2);
    return order;
  }

  /** Whether the host named these people, in that order; any computer is like another. */
  boolean isLike(List<Person> order) {
    UnaryOperator<Person> anyComputer =
        person -> person.isComputer() ? Person.computer(ComputerPlayers.BEGINNER, 1) : person;
    return named.stream()
        .map(anyComputer)
        .toList()
        .equals(order.stream().map(anyComputer).toList());
  }

  /** The number of seats that are neither taken nor reserved. */
  public int open(int seats) {
    return seats - joined.size() - invited.size();
  }

  Seating joinedBy(Person person) {
    List<Person> came = new ArrayList<>(joined);
    came.add(known(person));
    return with(named, without(invited, person), came);
  }

  /** The same with another player in the place of one who has joined. */
  Seating replacing(Person one, Person other) {
    UnaryOperator<Person> replaced = person -> person.equals(one) ? other : person;
    return with(
        named.stream().map(replaced).toList(), invited, joined.stream().map(replaced).toList());
  }

  Seating leftBy(Person person) {
    return with(named, invited, without(joined, person));
  }

  Seating declinedBy(Person person) {
    return with(named, without(invited, person), joined);
  }

  Seating lapsed() {
    return with(named, List.of(), joined);
  }

  /** Gives a seat to another player; the former one can no longer act for it. */
  Seating taken(Seat seat, Person comer) {
    Person person = known(comer);
    Person left = chairs.get(seat);
    SortedMap<Seat, Person> others = new TreeMap<>(chairs);
    others.put(seat, person);
    List<Person> people =
        joined.stream().map(other -> other.equals(left) ? person : other).toList();
    return with(named, invited, people).with(others, former.with(seat, left));
  }

  /** The people who played here until somebody else took their seat. */
  public Set<Person> left() {
    Set<Person> left = former.people();
    left.removeAll(chairs.values());
    left.remove(Person.FORMER);
    return left;
  }

  /** The seat that the person had until somebody else took it; empty if there is none. */
  public Optional<Seat> formerSeat(Person person) {
    return left().contains(person) ? former.seatOf(person) : Optional.empty();
  }

  private static List<Person> without(List<Person> people, Person person) {
    return people.stream().filter(other -> !other.equals(person)).toList();
  }

  /** Gives a seat to everybody who has joined; there must be as many seats. */
  Seating seated(List<Seat> seats, RandomGenerator random) {
    SeatOrder sitting = new SeatOrder(this);
    List<Person> order = drawn ? sitting.drawn(seats, random) : sitting.named();
    SortedMap<Seat, Person> taken = new TreeMap<>();
    for (int i = 0; i < seats.size(); i++) {
      taken.put(seats.get(i), order.get(i));
    }
    return lapsed().with(taken, former);
  }

  /** With a person who joins, and a partner for whom the seat beside them is kept. */
  Seating joinedBy(Person person, Person partner) {
    List<Person> kept = new ArrayList<>(without(invited, person));
    kept.add(partner);
    List<Person> came = new ArrayList<>(joined);
    came.add(known(person));
    List<List<Person>> all = new ArrayList<>(pairs);
    all.add(List.of(person, partner));
    return new Seating(drawn, named, kept, came, chairs, former, followers, all, reporters);
  }

  /** Whoever came as a visitor stays one when they come again. */
  Person known(Person person) {
    return visitors().stream().filter(person::equals).findFirst().orElse(person);
  }

  /** The people here who come from other servers: at the table, invited again, or gone since. */
  public Set<Person> visitors() {
    return Stream.concat(
            Stream.of(joined, invited, named).flatMap(List::stream), former.people().stream())
        .filter(Person::visiting)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Whether that person has come from another server. */
  public boolean isVisitor(Person person) {
    return visitors().contains(person);
  }

  /**
   * The same people with the current name of one of them. A visitor keeps the name under which they
   * came, as no other server need know what they are called elsewhere.
   */
  Seating naming(Person person) {
    return replacing(other -> other.equals(person) && !other.visiting() ? person : other);
  }

  /** The same people as somebody from another server knows them: by their names alone. */
  Seating byNames() {
    return replacing(Person::asVisitor);
  }

  private Seating replacing(UnaryOperator<Person> called) {
    SortedMap<Seat, Person> seated = new TreeMap<>(chairs);
    seated.replaceAll((seat, other) -> called.apply(other));
    return with(
            named.stream().map(called).toList(),
            invited.stream().map(called).toList(),
            joined.stream().map(called).toList())
        .with(seated, former);
  }

  private Seating with(List<Person> nowNamed, List<Person> nowInvited, List<Person> nowJoined) {
    return new Seating(
        drawn, nowNamed, nowInvited, nowJoined, chairs, former, followers, pairs, reporters);
  }

  private Seating with(SortedMap<Seat, Person> nowSeated, FormerPlayers nowFormer) {
    return new Seating(
        drawn, named, invited, joined, nowSeated, nowFormer, followers, pairs, reporters);
  }

  /** Whether that person has joined, or is invited and has not declined. */
  public boolean concerns(Person person) {
    return joined.contains(person) || invited.contains(person);
  }

  /** With this person among those who follow, or no longer. */
  Seating followedBy(Person person, boolean follows) {
    Set<Person> others = new TreeSet<>(followers);
    others.remove(person);
    if (follows) {
      if (others.size() >= MOST_FOLLOWERS) {
        throw new Refusal(
            "%d people are following this game already, and I can't keep more up to date."
                .formatted(MOST_FOLLOWERS));
      }
      others.add(new Person(person.id()));
    }
    return new Seating(drawn, named, invited, joined, chairs, former, others, pairs, reporters);
  }

  /** The same once this person has reported what happens here. */
  Seating reportedBy(Person person) {
    Set<Person> others = new TreeSet<>(reporters);
    others.add(new Person(person.id()));
    return new Seating(drawn, named, invited, joined, chairs, former, followers, pairs, others);
  }

  /** The number of people who have joined, without computers. */
  public long people() {
    return joined.stream().filter(person -> !person.isComputer()).count();
  }

  /** Whether any player is a computer. */
  public boolean hasComputers() {
    return Stream.concat(joined.stream(), chairs.values().stream()).anyMatch(Person::isComputer);
  }

  /** Whether every player but that person is a computer. */
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
