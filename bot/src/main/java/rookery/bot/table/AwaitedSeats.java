package rookery.bot.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.Seat;
import rookery.engine.match.Match;
import rookery.engine.match.Offer;
import rookery.engine.match.Question;

/** The seats that must act at a table, and the people who must answer. */
public record AwaitedSeats(TableStage stage, Optional<Match> match, Seating seating) {
  /**
   * The groups of seats that must act, of each of which one is enough. Where a person can do it, as
   * can a partner that is a computer, the computer leaves it to the person.
   */
  public List<Set<Seat>> groups() {
    return match.orElseThrow().awaited().stream().map(this::leftToPeople).toList();
  }

  /**
   * Those of the groups who are called: people, beside whom computers act in no time; if no person
   * must act, the computers.
   */
  public List<Set<Seat>> called() {
    List<Set<Seat>> people =
        groups().stream().filter(group -> !group.stream().allMatch(this::isComputers)).toList();
    return people.isEmpty() ? groups() : people;
  }

  private boolean isComputers(Seat seat) {
    return seating.chairs().get(seat).isComputer();
  }

  private Set<Seat> leftToPeople(Set<Seat> group) {
    Set<Seat> people = new TreeSet<>(group);
    people.removeIf(this::isComputers);
    return people.isEmpty() ? group : people;
  }

  /** The seats that must act. */
  public Set<Seat> seats() {
    Set<Seat> seats = new TreeSet<>();
    groups().forEach(seats::addAll);
    return seats;
  }

  /** The people who must act; nobody unless the game is running. */
  public Set<Person> people() {
    Set<Seat> seats = stage == TableStage.PLAYING ? seats() : Set.of();
    return people(seats::contains);
  }

  /** Whether that person must act. */
  public boolean has(Person person) {
    return match.isPresent() && people().contains(person);
  }

  /** Whether somebody must act, and all who must are computers. */
  public boolean onlyComputers() {
    return !people().isEmpty() && people().stream().allMatch(Person::isComputer);
  }

  /** The computer players that must act or answer. */
  public Set<Person> computers() {
    if (stage != TableStage.PLAYING || match.isEmpty()) {
      return Set.of();
    }
    return Stream.of(Stream.of(people()), offers(), questions(), resigning())
        .flatMap(each -> each)
        .flatMap(Set::stream)
        .filter(Person::isComputer)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Whether the person must answer an offer or a question. */
  public boolean asks(Person person) {
    return Stream.of(offers(), questions(), resigning())
        .flatMap(each -> each)
        .anyMatch(people -> people.contains(person));
  }

  private Stream<Set<Person>> offers() {
    Match played = match.orElseThrow();
    return Stream.of(played.drawOffer(), played.takeBackOffer())
        .flatMap(Optional::stream)
        .map(this::asked);
  }

  private Stream<Set<Person>> questions() {
    return match.orElseThrow().questions().stream().map(this::asked);
  }

  /** The people whose partners want to resign. */
  private Stream<Set<Person>> resigning() {
    return match.orElseThrow().resigned().stream().map(this::partners);
  }

  /** The people who have not answered an offer yet. */
  public Set<Person> asked(Offer offer) {
    return people(offer::waitsFor);
  }

  /** The people who can answer a question. */
  public Set<Person> asked(Question question) {
    return people(seat -> !seat.equals(question.by()));
  }

  /** The partners of a seat. */
  public Set<Person> partners(Seat seat) {
    return people(other -> other.side() == seat.side() && !other.equals(seat));
  }

  /** Whether only computers must act although people play here too. */
  public boolean isOfComputersAlone() {
    Set<Seat> seats = seats();
    return !seats.isEmpty()
        && seats.stream().map(seating.chairs()::get).allMatch(Person::isComputer)
        && !seating.chairs().values().stream().allMatch(Person::isComputer);
  }

  private Set<Person> people(Predicate<Seat> test) {
    return seating.chairs().keySet().stream()
        .filter(test)
        .map(seating.chairs()::get)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
