package rookery.engine.computer.knowledge;

import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.lazy.Lazy;
import rookery.engine.option.Options;

/**
 * All that a computer player is given of a moment: what the person in its seat could know. Two
 * moments that look the same to that seat give equal answers to every question, worlds drawn with
 * equal numbers included.
 */
public final class SeatKnowledge {
  static final int WORLDS = 8;

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
  public List<Action> sensible() {
    return sensible;
  }

  /** The same with every legal action worth a thought, for whoever has to value any of them. */
  public SeatKnowledge unfiltered() {
    return new SeatKnowledge(seat, alone, legal, legal, claims, facts, worlds, besidePerson);
  }

  /**
   * The same for advice, which is nothing that a player is asked twice about as it exposes a piece,
   * nothing that loses more than it must, and of what isn't secret only what everybody expects, if
   * there is any.
   */
  public SeatKnowledge advisable() {
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
  public boolean isBesidePerson() {
    return besidePerson;
  }

  /** With what the seat wins this turn, if it can. */
  public Optional<WinningTurn> win() {
    return win.get();
  }

  /**
   * The place of a legal action among them all.
   *
   * @throws IllegalArgumentException if it is not legal
   */
  public int place(Action action) {
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

  /** What the game seems worth to the seat's side, in the mean of some worlds. */
  public double worth(RandomGenerator random) {
    return worlds(random).mapToDouble(world -> world.worth(seat)).sum() / WORLDS;
  }

  /** What the tip that the player is told begins with, where their game has one for them. */
  public Optional<Action> tip() {
    return world(new SeededNumbers(0).of(0))
        .planned(seat)
        .flatMap(text -> Action.find(legal, text));
  }

  /** The same for what there is to do. */
  public RandomGenerator same(SeededNumbers numbers) {
    return numbers.of(facts().hashCode());
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
