package rookery.engine.computer.knowledge;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.PlayOutcome;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.motive.MoveMotive;
import rookery.engine.motive.PiecesAtRisk;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * A state that somebody imagines. Only an {@link SeatKnowledge} begins one, so what is played on in
 * it is never what is true.
 */
public final class SampledWorld {
  private static final double DRAWN = 0.5;

  /** In so many worlds somebody looks at what may come of an action. */
  private static final int IMAGINED = 16;

  /** More actions of one turn than these seldom take a threat away that fewer don't. */
  private static final int MOST_FURTHER = 2;

  private final SearchContext stakes;
  private final State state;

  SampledWorld(SearchContext stakes, State state) {
    this.stakes = stakes;
    this.state = state;
  }

  /** Whether both are the same, so that nothing was drawn. */
  public boolean is(SampledWorld other) {
    return state == other.state;
  }

  /** Whether a player was warned that it would be mated, if it did nothing. */
  public boolean isThreatened(Seat seat) {
    return state.threat(seat).isPresent();
  }

  /** Whether an action takes that threat away, as not all of them do. */
  public boolean averts(Seat seat, Action action) {
    return isThreatened(seat)
        && !action.isFatal()
        && state.legal(seat).stream().anyMatch(Action::isFatal);
  }

  /** What takes it away in so many further actions of the same turn. */
  private static Stream<List<Action>> averting(Seat seat, State after, int further) {
    List<Action> next = after.mayAct().contains(seat) ? after.legal(seat) : List.of();
    return further == 1
        ? next.stream().filter(one -> !one.isFatal()).map(List::of)
        : next.stream()
            .flatMap(
                one ->
                    averting(seat, after.play(seat, one), further - 1)
                        .map(rest -> Stream.concat(Stream.of(one), rest.stream()).toList()));
  }

  /** Whether an action takes that threat away, or begins a turn that does. */
  public boolean beginsToAvert(Seat seat, Action action) {
    return averts(seat, action)
        || avertingAfter(seat, action).anyMatch(ways -> ways.findFirst().isPresent());
  }

  /** What takes it away after an action that doesn't: all ways of one more, then of two. */
  private Stream<Stream<List<Action>>> avertingAfter(Seat seat, Action action) {
    if (!isThreatened(seat) || !action.isFatal()) {
      return Stream.empty();
    }
    State after = state.play(seat, action);
    return IntStream.rangeClosed(1, MOST_FURTHER).mapToObj(n -> averting(seat, after, n));
  }

  /** What takes it away after an action that only begins to do so, in as few actions as can be. */
  Optional<Sentence> averting(Seat seat, Action action) {
    return avertingAfter(seat, action)
        .flatMap(ways -> ways.min(Comparator.comparingInt(way -> left(seat, action, way))).stream())
        .findFirst()
        .map(way -> Phrase.list(way.stream().flatMap(next -> next.spoken().stream()).toList()))
        .map(next -> Sentence.of("Then %s: that stops the checkmate.", next));
  }

  /** How many pieces are in danger after all of that. */
  private int left(Seat seat, Action action, List<Action> way) {
    State after = state.play(seat, action);
    for (Action next : way) {
      after = after.play(seat, next);
    }
    return after.endangered(seat).size();
  }

  /** The warning that everybody has read, as what could happen otherwise if it becomes needless. */
  List<Sentence> warning(Seat seat, Action action) {
    return beginsToAvert(seat, action)
        ? state.threat(seat).stream()
            .flatMap(threat -> threat.told().sentences().stream())
            .map(one -> one.beginning("Careful:", "Otherwise"))
            .toList()
        : List.of();
  }

  /** Whether the game is over. */
  public boolean isOver() {
    return state.result().isPresent();
  }

  /** What the game says of how it has ended. */
  Optional<Explanation> why() {
    return state.why();
  }

  /** Whether a deck must be shuffled before play goes on. */
  public boolean isShuffled() {
    return state.chance().isPresent();
  }

  /** The world in which the decks that are to be shuffled have been. */
  public SampledWorld dealt(RandomGenerator random) {
    State dealt = Dealer.of(random).deal(state);
    return dealt == state ? this : new SampledWorld(stakes, dealt);
  }

  /**
   * Who is to choose next. Where several choose at the same time each of them does in turn, and
   * none sees what the others chose; where any one of a group may, its first does.
   */
  public Optional<Seat> next() {
    List<Set<Seat>> awaited = state.awaited();
    for (Seat seat : stakes.seats()) {
      for (Set<Seat> group : awaited) {
        if (group.contains(seat)) {
          return Optional.of(seat);
        }
      }
    }
    return Optional.empty();
  }

  /** Whether somebody of another side chooses at the same time as {@code seat}. */
  public boolean opposes(Seat seat) {
    return state.awaited().stream()
        .flatMap(Set::stream)
        .anyMatch(other -> other.side() != seat.side());
  }

  /** What {@code seat} may do and would think of. */
  public List<Action> sensible(Seat seat) {
    return stakes.evaluation().sensible(state.legal(seat));
  }

  /** What would be the same action in this world, if it is legal. */
  public Optional<Action> find(Seat seat, Action action) {
    return state.find(seat, action.text());
  }

  /** What becomes of an action: the world after it, and whether something hidden was shown. */
  public record After(SampledWorld world, boolean reveals) {}

  /** The world after a legal action. */
  public SampledWorld after(Seat seat, Action action) {
    return new SampledWorld(stakes, state.play(seat, action));
  }

  /** The same, with what it showed. */
  public After told(Seat seat, Action action) {
    PlayOutcome played = state.played(seat, action);
    return new After(new SampledWorld(stakes, played.next()), played.news().reveals());
  }

  /** This world as {@code seat} would imagine it. */
  public SampledWorld imaginedBy(Seat seat, RandomGenerator random) {
    State imagined = state.resample(Viewer.of(seat), random);
    return imagined == state ? this : new SampledWorld(stakes, imagined);
  }

  /** The points that the game has been won with, if it has. */
  public Optional<Integer> winningScore() {
    return state
        .result()
        .filter(Result.Score.class::isInstance)
        .map(Result.Score.class::cast)
        .filter(Result.Score::isWin)
        .map(Result.Score::score);
  }

  /** Whether a win is possible, as far as that is certain. */
  public boolean canBeWon() {
    return state.mostPoints().filter(most -> most < 0).isEmpty();
  }

  /** What it is worth to those who play together with {@code seat}: from 0 to 1. */
  public double worth(Seat seat) {
    double first = state.result().map(stakes::of).orElseGet(this::guess);
    return seat.side() == stakes.first() ? first : 1 - first;
  }

  /** Whoever may claim a draw is no worse off than with one. */
  private double guess() {
    double first = stakes.evaluation().of(state);
    for (Seat seat : stakes.seats()) {
      if (mayClaim(seat)) {
        return seat.side() == stakes.first() ? Math.max(DRAWN, first) : Math.min(DRAWN, first);
      }
    }
    return first;
  }

  /** Whether {@code seat} may claim a draw before it does anything else. */
  public boolean mayClaim(Seat seat) {
    return !state.claims(seat).isEmpty();
  }

  /** See {@link SearchContext#span}. */
  public double span() {
    return stakes.span();
  }

  /** See {@link SearchContext#weight}. */
  public double weight(double worth) {
    return stakes.weight(worth);
  }

  /** What it has in common with others that are as good in every way. */
  public Object like() {
    return stakes.evaluation().like(state);
  }

  /** Why an action is good, in the game's words. */
  public Optional<Sentence> why(Seat seat, Action action) {
    return reasons(seat, action).findFirst();
  }

  /** All that is to be said for an action, the best reason first. */
  Stream<Sentence> reasons(Seat seat, Action action) {
    State after = state.play(seat, action);
    MoveMotive motive = new MoveMotive(seat, state, action, stakes.pieces());
    return Stream.<Supplier<Stream<Sentence>>>of(
            () -> after.result().isEmpty() ? averted(seat, action) : Stream.empty(),
            () -> stakes.evaluation().why(state, after).stream(),
            motive::sentences,
            () -> stakes.evaluation().besides(state, after).stream(),
            () -> motive.lastly(stakes.hidesNothing()))
        .flatMap(Supplier::get);
  }

  private Stream<Sentence> averted(Seat seat, Action action) {
    return averts(seat, action)
        ? Stream.of(Sentence.of(SentenceRole.RESCUE, "It stops the checkmate."))
        : Stream.empty();
  }

  /** The same at more length: who could do what, and from where to where. */
  List<Sentence> details(Seat seat, Action action) {
    return new MoveMotive(seat, state, action, stakes.pieces()).details();
  }

  /** What an action means for the pieces that its player was told to be in danger. */
  public PiecesAtRisk atRisk(Seat seat) {
    return new PiecesAtRisk(seat, state, stakes.pieces());
  }

  /** The text of what a player's plan begins with, where their game has one for them. */
  public Optional<String> planned(Seat seat) {
    return state.plan(seat).flatMap(Plan::first);
  }

  /** Why an answer is good for whoever gives it; empty where it cannot be given. */
  Optional<Sentence> why(LikelyAnswer answer, RandomGenerator random) {
    SampledWorld world = dealt(random);
    return world
        .find(answer.seat(), answer.action())
        .flatMap(action -> world.why(answer.seat(), action));
  }

  /** Whether an answer can be given once the decks that are to be shuffled have been. */
  boolean allows(LikelyAnswer answer, RandomGenerator random) {
    return dealt(random).find(answer.seat(), answer.action()).isPresent();
  }

  /**
   * Whether an action comes out well or badly for {@code seat} by what it can't see: everybody is
   * told something else of it in one world than in another, and in one of them it does harm.
   */
  public boolean isGamble(Seat seat, Action action, RandomGenerator random) {
    Set<String> told = new HashSet<>();
    boolean harms = false;
    for (int n = 0; n < IMAGINED; n++) {
      SampledWorld world = imaginedBy(seat, random);
      if (world == this) {
        return false;
      }
      PlayOutcome played = world.state.played(seat, action);
      told.add(played.news().line(Viewer.SPECTATOR).map(GameLogLine::plain).orElse(""));
      SampledWorld after = new SampledWorld(stakes, played.next()).dealt(random);
      harms |= after.worth(seat) < world.worth(seat);
    }
    return told.size() > 1 && harms;
  }

  /** What an action brings to light for whoever does it, and what the game seems worth then. */
  SeatKnowledge.Outcome outcome(Seat seat, Action action, RandomGenerator random) {
    PlayOutcome played = state.played(seat, action);
    String told = played.news().line(Viewer.of(seat)).map(GameLogLine::plain).orElse("");
    double worth = new SampledWorld(stakes, played.next()).dealt(random).worth(seat);
    return new SeatKnowledge.Outcome(told, worth);
  }

  /** All who play. */
  public List<Seat> seats() {
    return stakes.seats();
  }
}
