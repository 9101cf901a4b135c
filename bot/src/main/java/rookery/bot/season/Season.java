package rookery.bot.season;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.TableLocation;
import rookery.bot.table.message.MessageId;
import rookery.engine.Seat;
import rookery.engine.games.Games;

/**
 * A season of a server. Immutable; what cannot be done is a {@link Refusal} with a sentence for the
 * person who asked.
 *
 * @param id short and unique
 * @param place the channel where it was announced, and where its tables are opened
 * @param threads whether its tables get threads of their own
 * @param host who began it, and is told if its channel is lost; empty if that is not known any more
 * @param entrants who takes part: in the order in which they signed up, and later by their numbers
 * @param pairings its games; none before it begins
 * @param version the number of saved changes; 0 before it is first saved
 */
public record Season(
    String id,
    TableLocation place,
    boolean threads,
    SeasonTerms terms,
    Optional<Person> host,
    SeasonStage stage,
    SeasonTimes times,
    MessageId post,
    List<Entrant> entrants,
    List<Pairing> pairings,
    long version) {
  private static final String SUBJECT = "season ";

  public Season {
    entrants = List.copyOf(entrants);
    pairings = List.copyOf(pairings);
  }

  /** A season for which people can sign up. */
  public static Season opened(
      String id,
      TableLocation place,
      boolean threads,
      SeasonTerms terms,
      Person host,
      SeasonTimes times,
      MessageId post) {
    return new Season(
        id,
        place,
        threads,
        terms,
        Optional.of(host),
        SeasonStage.JOINING,
        times,
        post,
        List.of(),
        List.of(),
        0);
  }

  /** What letters about it are about, in place of a table. */
  public String subject() {
    return SUBJECT + id;
  }

  /** The season that a letter is about; empty for letters about anything else. */
  public static Optional<String> ofSubject(String subject) {
    return subject.startsWith(SUBJECT)
        ? Optional.of(subject.substring(SUBJECT.length()))
        : Optional.empty();
  }

  /** The entrant that this person is; empty if they do not take part, or no more. */
  public Optional<Entrant> entrant(Person person) {
    return entrants.stream().filter(one -> one.person().equals(person) && one.isIn()).findFirst();
  }

  /** Whoever drew that number. */
  public Entrant entrant(int lot) {
    return entrants.stream().filter(one -> one.lot() == lot).findFirst().orElseThrow();
  }

  /** With one more person. */
  public Season join(Person person) {
    requireJoining();
    if (entrant(person).isPresent()) {
      throw new Refusal("You've already joined this season.");
    }
    if (entrants.size() >= SeasonTerms.MOST) {
      throw new Refusal("This season is full: %d people take part.".formatted(SeasonTerms.MOST));
    }
    List<Entrant> more = new ArrayList<>(entrants);
    more.add(Entrant.of(person));
    return with(more);
  }

  private void requireJoining() {
    switch (stage) {
      case JOINING -> {}
      case PLAYING -> throw new Refusal("This season has begun, so nobody can join it any more.");
      case OVER -> throw new Refusal("This season is over. `/season` shows what's on now.");
      case CANCELLED -> throw new Refusal("This season was cancelled.");
    }
  }

  /** The entrant that this person is, who must take part. */
  public Entrant own(Person person) {
    if (!stage.isOpen()) {
      requireJoining();
    }
    return entrant(person).orElseThrow(() -> new Refusal("You aren't taking part this season."));
  }

  /** Without a person; whoever drops out of a season that has begun stays in its table. */
  public Season leave(Person person, Instant now) {
    Entrant own = own(person);
    return stage == SeasonStage.JOINING
        ? with(entrants.stream().filter(one -> !one.equals(own)).toList())
        : replacing(own, one -> one.leaving(now));
  }

  /** With another number of games at a time for a person. */
  public Season atOnce(Person person, int wanted) {
    if (wanted < 1 || wanted > Entrant.MOST_AT_ONCE) {
      throw new Refusal("Choose from 1 to %d games at a time.".formatted(Entrant.MOST_AT_ONCE));
    }
    return replacing(own(person), one -> one.atOnce(wanted));
  }

  private Season replacing(Entrant one, UnaryOperator<Entrant> change) {
    return with(
        entrants.stream().map(other -> other.equals(one) ? change.apply(other) : other).toList());
  }

  /** Whether as many people have signed up as it needs. */
  public boolean hasEnough() {
    return entrants.size() >= terms.fewest();
  }

  /**
   * Begun: everybody draws a number, and the numbers decide who plays whom.
   *
   * @param apart people who avoid each other, two each, and meet as rarely as can be
   */
  public Season begun(Instant now, RandomGenerator random, Set<Set<Person>> apart) {
    requireJoining();
    if (!hasEnough()) {
      throw new Refusal(
          "This season needs %d people, but only %d signed up so far."
              .formatted(terms.fewest(), entrants.size()));
    }
    List<Entrant> drawn = new NumberDraw(terms, apart).of(entrants, random);
    List<Pairing> games = terms.isLadder() ? List.of() : Pairings.of(terms, drawn.size());
    return with(drawn).with(games, times.begun(now, terms.length())).at(SeasonStage.PLAYING);
  }

  /** Called off before it began. */
  public Season cancelled() {
    requireJoining();
    return at(SeasonStage.CANCELLED);
  }

  /** Over now, whatever is left to play. */
  public Season ended(Instant now) {
    return endingAt(now).at(SeasonStage.OVER);
  }

  /** The same, to be over at that time. */
  public Season endingAt(Instant time) {
    if (stage != SeasonStage.PLAYING) {
      throw new Refusal("This season isn't being played.");
    }
    return with(pairings, times.ended(time));
  }

  /** Everybody who takes part, or did. */
  public List<Person> people() {
    return entrants.stream().map(Entrant::person).toList();
  }

  /** The people of a game, in the order of its seats. */
  public List<Person> people(Pairing game) {
    return game.lots().stream().map(lot -> entrant(lot).person()).toList();
  }

  /** Who is to have which seat of a game, by the ids of the seats. */
  public Map<String, Person> chairs(Pairing game) {
    List<Seat> seats = SeasonTerms.seats(Games.find(game.game()).orElseThrow());
    Map<String, Person> chairs = new HashMap<>();
    for (int i = 0; i < seats.size(); i++) {
      chairs.put(seats.get(i).id(), entrant(game.lots().get(i)).person());
    }
    return chairs;
  }

  /** Whether one of its games is one of the other's. */
  public boolean isAbout(Season other) {
    return terms.games().stream().anyMatch(other.terms().games()::contains);
  }

  /** When something happens in it without anybody's doing; empty if nothing will. */
  public Optional<Instant> next() {
    return switch (stage) {
      case JOINING -> Optional.of(times.begins());
      case PLAYING -> Optional.of(nextOfPlay());
      case OVER, CANCELLED -> Optional.empty();
    };
  }

  private Instant nextOfPlay() {
    return pairings.stream()
        .flatMap(game -> game.challenge().stream())
        .filter(Challenge::isWaiting)
        .map(Challenge::due)
        .filter(due -> due.isBefore(times.ends()))
        .min(Comparator.naturalOrder())
        .orElse(times.ends());
  }

  private Season with(List<Entrant> others) {
    List<Entrant> sorted = others.stream().sorted(Comparator.comparingInt(Entrant::lot)).toList();
    return new Season(
        id, place, threads, terms, host, stage, times, post, sorted, pairings, version);
  }

  /** The same with other games. */
  public Season playing(List<Pairing> games) {
    return with(games, times);
  }

  private Season with(List<Pairing> games, SeasonTimes changed) {
    return new Season(
        id, place, threads, terms, host, stage, changed, post, entrants, games, version);
  }

  private Season at(SeasonStage changed) {
    return new Season(
        id, place, threads, terms, host, changed, times, post, entrants, pairings, version);
  }

  /** Whether it has no channel any more: no tables open until it has one. */
  public boolean isLost() {
    return place.channel().isEmpty();
  }

  /** The same without its channel. */
  public Season lost() {
    return at(new TableLocation(place.guild(), ""), false, post);
  }

  /** Continued in another channel. */
  public Season movedTo(TableLocation other, boolean inThreads, MessageId message) {
    if (!stage.isOpen() || !isLost()) {
      throw new Refusal("This season already has a channel: %s.".formatted(place.mention()));
    }
    return at(other, inThreads, message);
  }

  private Season at(TableLocation other, boolean inThreads, MessageId message) {
    return new Season(
        id, other, inThreads, terms, host, stage, times, message, entrants, pairings, version);
  }

  /** The same, shown by another message. */
  public Season shownBy(MessageId message) {
    return at(place, threads, message);
  }
}
