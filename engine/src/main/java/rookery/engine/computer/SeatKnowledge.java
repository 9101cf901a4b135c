package rookery.engine.computer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.lazy.Lazy;
import rookery.engine.motive.PiecesAtRisk;
import rookery.engine.option.Options;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * All that a computer player is given of a moment: what the person in its seat could know. Two
 * moments that look the same to that seat give equal answers to every question, worlds drawn with
 * equal numbers included.
 */
public final class SeatKnowledge {
  private static final int WORLDS = 8;

  /** In pawns; less is no loss, such as a bishop for a knight. */
  private static final double LOST = 0.9;

  private final Seat seat;
  private final boolean alone;
  private final List<Action> legal;
  private final List<Action> sensible;
  private final Set<String> claims;
  private final Supplier<SortedMap<String, Object>> facts;
  private final Function<RandomGenerator, SampledWorld> worlds;
  private final boolean besidePerson;
  private final Lazy<Optional<WinningTurn>> win;

  /**
   * @param alone whether the game has no other seat
   * @param sensible those of the legal actions that are worth a thought
   * @param worlds draws a state that looks like the moment to the seat
   * @param besidePerson whether a partner is a person
   */
  SeatKnowledge(
      Seat seat,
      boolean alone,
      List<Action> legal,
      List<Action> sensible,
      Set<String> claims,
      Supplier<SortedMap<String, Object>> facts,
      Function<RandomGenerator, SampledWorld> worlds,
      boolean besidePerson) {
    this.seat = seat;
    this.alone = alone;
    this.legal = List.copyOf(legal);
    this.sensible = List.copyOf(sensible);
    this.claims = Set.copyOf(claims);
    this.facts = facts;
    this.worlds = worlds;
    this.besidePerson = besidePerson;
    this.win = Lazy.of(() -> alone ? Optional.empty() : WinningTurn.of(this, this.sensible));
  }

  /**
   * What {@code seat} may know of {@code state}.
   *
   * @param state that waits for no shuffle
   */
  public static SeatKnowledge of(Game game, Options options, State state, Seat seat) {
    SearchContext stakes = new SearchContext(game, options);
    Viewer viewer = Viewer.of(seat);
    return new SeatKnowledge(
        seat,
        stakes.seats().size() == 1,
        state.legal(seat),
        stakes.evaluation().sensible(state.legal(seat)),
        state.claims(seat),
        () -> state.view(viewer).facts(),
        random -> new SampledWorld(stakes, state.resample(viewer, random)),
        false);
  }

  /**
   * What {@code seat} would know of {@code state} if it were told all of it: for what partners
   * could have done, had they known of each other's choice. No player is ever asked with it.
   *
   * @param state that waits for no shuffle
   */
  public static SeatKnowledge ofEverything(Game game, Options options, State state, Seat seat) {
    SearchContext stakes = new SearchContext(game, options);
    SampledWorld world = new SampledWorld(stakes, state);
    return new SeatKnowledge(
        seat,
        stakes.seats().size() == 1,
        state.legal(seat),
        state.legal(seat),
        state.claims(seat),
        () -> state.view(Viewer.of(seat)).facts(),
        random -> world,
        false);
  }

  /** Whose outlook it is. */
  public Seat seat() {
    return seat;
  }

  /** Whether the game has no other seat. */
  public boolean isAlone() {
    return alone;
  }

  /** What the seat may do, sorted by text; a player is asked only where there is something. */
  public List<Action> legal() {
    return legal;
  }

  /** Those of them that are worth a thought, in the same order; at least one. */
  List<Action> sensible() {
    return sensible;
  }

  /** The same with every legal action worth a thought, for whoever has to value any of them. */
  SeatKnowledge unfiltered() {
    return new SeatKnowledge(seat, alone, legal, legal, claims, facts, worlds, besidePerson);
  }

  /**
   * The same for advice, which is nothing that a player is asked twice about as it exposes a piece,
   * nothing that loses more than it must, and of what isn't secret only what everybody expects, if
   * there is any.
   */
  SeatKnowledge advisable() {
    Map<Action, Double> losses = new IdentityHashMap<>();
    sensible.forEach(action -> losses.put(action, action.loss()));
    double least = losses.values().stream().min(Comparator.naturalOrder()).orElse(0.0);
    return among(a -> a.warning().isEmpty() || !a.captures().isEmpty() || !a.isExposed())
        .among(a -> losses.get(a) < Math.max(0, least) + LOST)
        .among(a -> !a.secret() && a.isExpected());
  }

  private SeatKnowledge among(Predicate<Action> wanted) {
    List<Action> some = sensible.stream().filter(wanted).toList();
    return some.isEmpty() || some.size() == sensible.size()
        ? this
        : new SeatKnowledge(seat, alone, legal, some, claims, facts, worlds, besidePerson);
  }

  /** The same where a person is one of the partners, with whom the other should agree. */
  public SeatKnowledge besidePerson() {
    return new SeatKnowledge(seat, alone, legal, sensible, claims, facts, worlds, true);
  }

  /** Whether one of the partners is known to be a person. */
  boolean isBesidePerson() {
    return besidePerson;
  }

  /** With what the seat wins this turn, if it can. */
  Optional<WinningTurn> win() {
    return win.get();
  }

  /**
   * The place of a legal action among them all.
   *
   * @throws IllegalArgumentException if it is not legal
   */
  int place(Action action) {
    for (int i = 0; i < legal.size(); i++) {
      if (legal.get(i).text().equals(action.text())) {
        return i;
      }
    }
    throw new IllegalArgumentException("not legal: " + action.text());
  }

  /** The draws that the seat may claim. */
  public Set<String> claims() {
    return claims;
  }

  /** What the seat knows, see {@link rookery.engine.View#facts()}. */
  public SortedMap<String, Object> facts() {
    return facts.get();
  }

  /**
   * What the game seems worth to the seat's side, in the mean of some worlds; see {@link Decision}.
   */
  public double worth(RandomGenerator random) {
    return worlds(random).mapToDouble(world -> world.worth(seat)).sum() / WORLDS;
  }

  /**
   * Why one of the legal actions is good, in the game's words, as far as the seat can know: the
   * best reason that there is in every world.
   */
  public Optional<Sentence> why(Action action, RandomGenerator random) {
    return why(action, reason -> true, random);
  }

  private Optional<Sentence> why(
      Action action, Predicate<Sentence> wanted, RandomGenerator random) {
    SampledWorld world = world(random);
    List<Lazy<Set<Sentence>>> others = new ArrayList<>();
    for (int n = 1; n < WORLDS; n++) {
      SampledWorld another = world(random);
      if (!world.is(another)) {
        others.add(Lazy.of(() -> another.reasons(seat, action).collect(Collectors.toSet())));
      }
    }
    return world
        .reasons(seat, action)
        .filter(wanted)
        .filter(reason -> others.stream().allMatch(other -> other.get().contains(reason)))
        .findFirst();
  }

  /**
   * The same for a hint: with what the action means for pieces in danger, as far as that is so in
   * every world, and without what its own words say already.
   */
  public Sentences hint(Action action) {
    Sentences won = won(action);
    if (!won.isEmpty()) {
      return won;
    }
    RandomGenerator random = sameFor(action);
    Optional<Sentence> reason = why(action, one -> !PiecesAtRisk.repeats(one, action), random);
    SampledWorld world = world(random);
    List<Sentence> sure = new ArrayList<>(world.atRisk(seat).around(action, reason).sentences());
    for (int n = 1; n < WORLDS; n++) {
      SampledWorld another = world(random);
      if (!world.is(another)) {
        sure.retainAll(another.atRisk(seat).around(action, reason).sentences());
      }
    }
    world.averting(seat, action).ifPresent(sure::add);
    return new Sentences(sure);
  }

  /** What the tip that the player is told begins with, where their game has one for them. */
  public Optional<Action> tip() {
    return world(new SplittableRandom(0)).planned(seat).flatMap(text -> Action.find(legal, text));
  }

  /** What can be drawn of how a turn would win that goes on after an action. */
  public List<Mark> winning(Action action) {
    return win()
        .filter(turn -> turn.begins(action) && !turn.rest().isEmpty())
        .flatMap(WinningTurn::why)
        .map(Explanation::marks)
        .orElse(List.of());
  }

  private Sentences won(Action action) {
    return win().map(turn -> turn.told(action)).orElse(Sentences.NONE);
  }

  /**
   * What the hint says first, why an action is good, and what the hint leaves out; empty where it
   * leaves out nothing.
   */
  public Sentences explained(Action action) {
    List<Sentence> more = reasons(action).sentences();
    if (more.isEmpty()) {
      return Sentences.NONE;
    }
    Stream<Sentence> first = hint(action).sentences().stream().limit(1);
    Optional<Sentence> reason =
        why(action, one -> !PiecesAtRisk.repeats(one, action), sameFor(action));
    return new Sentences(
        Stream.of(first, reason.stream(), more.stream()).flatMap(all -> all).distinct().toList());
  }

  /**
   * What the hint leaves out, for whoever asks why; empty where there is no more to say, as of what
   * wins this turn.
   */
  public Sentences reasons(Action action) {
    if (!won(action).isEmpty()) {
      return Sentences.NONE;
    }
    List<Sentence> all = new ArrayList<>(hint(action).sentences());
    int said = all.size();
    Stream.of(
            world(sameFor(action)).warning(seat, action),
            action.explained().map(own -> own.told().sentences()).orElse(List.of()),
            details(action, sameFor(action)))
        .flatMap(List::stream)
        .filter(detail -> !PiecesAtRisk.repeats(detail, action))
        .filter(detail -> all.stream().noneMatch(detail::saysTheSameAs))
        .forEach(all::add);
    List<Sentence> more = new ArrayList<>(all.subList(said, all.size()));
    // What a move risks counts whatever else is told of it.
    action.fits().filter(one -> !more.isEmpty() && !more.contains(one)).ifPresent(more::add);
    return new Sentences(more);
  }

  /** The same for what there is to do. */
  RandomGenerator same(SeededNumbers numbers) {
    return numbers.of(facts().hashCode());
  }

  /** Numbers with which the same question is answered in the same way whenever it is asked. */
  private static RandomGenerator sameFor(Action action) {
    return new SeededNumbers(0).of(action.text().hashCode());
  }

  /** What is so in every world. */
  private List<Sentence> details(Action action, RandomGenerator random) {
    SampledWorld world = world(random);
    List<Sentence> common = new ArrayList<>(world.details(seat, action));
    for (int n = 1; n < WORLDS && !common.isEmpty(); n++) {
      SampledWorld another = world(random);
      if (!world.is(another)) {
        common.retainAll(another.details(seat, action));
      }
    }
    return common;
  }

  /**
   * Why another side's answer to one of the legal actions is good for that side, in the game's
   * words.
   *
   * @return empty where the answer is not possible, or good for another reason, in some of the
   *     worlds that the seat must reckon with
   */
  public Optional<Sentence> why(Action action, Analysis.Answer answer, RandomGenerator random) {
    Set<Optional<Sentence>> reasons =
        worlds(random)
            .map(world -> world.after(seat, action).why(answer, random))
            .collect(Collectors.toSet());
    return reasons.size() == 1 ? reasons.iterator().next() : Optional.empty();
  }

  /** Whether another side could give that answer in every world that the seat must reckon with. */
  public boolean mustReckonWith(Action action, Analysis.Answer answer, RandomGenerator random) {
    return worlds(random).allMatch(world -> world.after(seat, action).allows(answer, random));
  }

  /** What can come to light when something is done, and what the game seems worth then. */
  public record Outcome(String told, double worth) {}

  /**
   * What can become of one of the legal actions, as far as the seat can know.
   *
   * @param worlds in how many worlds it is looked at
   */
  public List<Outcome> outcomes(Action action, int worlds, RandomGenerator random) {
    return Stream.generate(() -> world(random).outcome(seat, action, random))
        .limit(worlds)
        .toList();
  }

  /** As many worlds as one looks into where what counts is whether all of them agree. */
  Stream<SampledWorld> worlds(RandomGenerator random) {
    return Stream.generate(() -> world(random)).limit(WORLDS);
  }

  /** A state that looks like this moment to the seat, with all that it does not know drawn anew. */
  public SampledWorld world(RandomGenerator random) {
    return worlds.apply(random);
  }
}
