package rookery.engine.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.PlayOutcome;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.PieceGuide;
import rookery.engine.explanation.Plan;
import rookery.engine.lazy.Lazy;
import rookery.engine.text.DutyTitle;
import rookery.engine.text.Sentences;

/**
 * The state that a situation makes. The result, the duties and the legal actions of each are worked
 * out when they are first asked for, so that playing an action costs no more than the action.
 */
public final class PlayableState<S extends Situation<S>> implements State {
  private final S situation;
  private final Lazy<Optional<Result>> result;
  private final Lazy<List<DutyActions<S>>> offers;
  private final Lazy<Optional<Explanation>> why;
  private final Lazy<Map<Seat, Plan>> plans;

  /** The state in which {@code situation} is true. */
  public PlayableState(S situation) {
    this.situation = situation;
    this.result = Lazy.of(situation::result);
    this.offers = Lazy.of(this::offered);
    this.why = Lazy.of(this::reason);
    this.plans = Lazy.of(this::planned);
  }

  private List<DutyActions<S>> offered() {
    if (result().isPresent() || chance().isPresent()) {
      return List.of();
    }
    List<DutyActions<S>> offered = new ArrayList<>();
    situation.duties().forEach(duty -> offered.add(new DutyActions<>(duty)));
    return List.copyOf(offered);
  }

  /** What an action does that was taken from a moment. */
  public static SituationAction<?> deed(Action action) {
    return ((OfferedAction<?>) action).deed();
  }

  /** Those of some actions, all of them taken from moments, that are deeds of that kind. */
  public static <D extends SituationAction<?>> List<D> deeds(List<Action> actions, Class<D> kind) {
    // Searches ask this of every action by itself, for which a stream is dear.
    List<D> deeds = new ArrayList<>();
    for (Action action : actions) {
      SituationAction<?> deed = deed(action);
      if (kind.isInstance(deed)) {
        deeds.add(kind.cast(deed));
      }
    }
    return deeds;
  }

  /** What is true. */
  public S situation() {
    return situation;
  }

  private Optional<DutyActions<S>> offer(Seat seat) {
    for (DutyActions<S> offer : offers.get()) {
      if (offer.duty().seats().contains(seat)) {
        return Optional.of(offer);
      }
    }
    return Optional.empty();
  }

  @Override
  public Set<Seat> mayAct() {
    if (offers.get().size() == 1) {
      return Set.copyOf(offers.get().get(0).duty().seats());
    }
    Set<Seat> seats = new HashSet<>();
    offers.get().forEach(offer -> seats.addAll(offer.duty().seats()));
    return Set.copyOf(seats);
  }

  @Override
  public List<Set<Seat>> awaited() {
    return offers.get().stream()
        .map(DutyActions::duty)
        .filter(Duty::awaited)
        .map(duty -> Set.copyOf(duty.seats()))
        .toList();
  }

  @Override
  public List<Action> legal(Seat seat) {
    return offer(seat).map(DutyActions::actions).orElse(List.of());
  }

  @Override
  public Optional<DutyTitle> duty(Seat seat) {
    return offer(seat)
        .map(DutyActions::duty)
        .map(duty -> new DutyTitle(duty.title(), duty.sharedTitle()));
  }

  @Override
  public Map<String, Action> usual(Seat seat) {
    return offer(seat).map(DutyActions::usual).orElse(Map.of());
  }

  @Override
  public Optional<Diagram> choosing(Seat seat) {
    return offer(seat).flatMap(offer -> offer.duty().choosing());
  }

  @Override
  public Optional<PieceGuide> about(Seat seat, String value) {
    return offer(seat).flatMap(offer -> offer.duty().about(value));
  }

  @Override
  public PlayableState<S> play(Seat seat, Action action) {
    return new PlayableState<>(deed(seat, action).done(seat));
  }

  @Override
  public PlayOutcome played(Seat seat, Action action) {
    SituationAction<S> deed = deed(seat, action);
    S after = deed.done(seat);
    ActionNews news = deed.news(seat, after);
    // Of a secret deed not even that may be told.
    ActionNews told = deed.secret() ? news : news.weightyIf(deed::changesMaterial);
    return new PlayOutcome(
        new PlayableState<>(after), told, Lazy.of(() -> deed.noted(seat, after)));
  }

  private SituationAction<S> deed(Seat seat, Action action) {
    return offer(seat)
        .flatMap(offer -> offer.find(action.text()))
        .orElseThrow(
            () -> new IllegalArgumentException("not legal for %s: %s".formatted(seat, action)));
  }

  @Override
  public Optional<String> refusal(Seat seat, String typed) {
    return offer(seat).map(offer -> offer.duty().whyNot(typed));
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    return offer(seat).map(DutyActions::names).orElse(Map.of());
  }

  @Override
  public Optional<Shuffle> chance() {
    return situation.chance();
  }

  @Override
  public PlayableState<S> shuffled(List<String> order) {
    if (chance().filter(wanted -> wanted.admits(order)).isEmpty()) {
      throw new IllegalArgumentException("not the deck to shuffle, or not now: " + order);
    }
    return new PlayableState<>(situation.shuffled(order));
  }

  @Override
  public Optional<Result> result() {
    return result.get();
  }

  @Override
  public Set<String> claims(Seat seat) {
    Set<String> claims = situation.claims(seat);
    return claims.isEmpty() || offers.get().isEmpty() ? Set.of() : claims;
  }

  @Override
  public Optional<Explanation> why() {
    return why.get();
  }

  /** An end of which no more can be told is told as it is. */
  private Optional<Explanation> reason() {
    Optional<Explanation> told = chance().isPresent() ? Optional.empty() : situation.why();
    return told.isPresent() || result().isEmpty()
        ? told
        : Optional.of(Explanation.of(situation.told(Viewer.SPECTATOR).status()));
  }

  @Override
  public Optional<Explanation> threat(Seat seat) {
    return offers.get().isEmpty() ? Optional.empty() : situation.threat(seat);
  }

  @Override
  public Optional<Explanation> danger(Seat seat) {
    return offers.get().isEmpty() ? Optional.empty() : situation.danger(seat);
  }

  @Override
  public Optional<Plan> plan(Seat seat) {
    return Optional.ofNullable(plans.get().get(seat));
  }

  /** A board asks for them several times, and they may be dear to find. */
  private Map<Seat, Plan> planned() {
    Map<Seat, Plan> planned = new HashMap<>();
    mayAct().forEach(seat -> situation.plan(seat).ifPresent(plan -> planned.put(seat, plan)));
    return Map.copyOf(planned);
  }

  @Override
  public Diagram.Numbering numbering() {
    return situation.numbering();
  }

  @Override
  public boolean isDangerOfNextStep(Seat seat) {
    return !offers.get().isEmpty() && situation.isDangerOfNextStep(seat);
  }

  @Override
  public SortedMap<Square, Character> endangered(Seat seat) {
    return result().isPresent() ? Collections.emptySortedMap() : situation.endangered(seat);
  }

  @Override
  public State answered(Seat seat, String question, boolean yes) {
    return situation.answered(seat, question, yes).<State>map(PlayableState::new).orElse(this);
  }

  @Override
  public Map<String, String> questions(Seat seat) {
    return offers.get().isEmpty() ? Map.of() : situation.questions(seat);
  }

  @Override
  public boolean isLost() {
    return !offers.get().isEmpty() && situation.isLost();
  }

  @Override
  public List<String> progress() {
    return situation.progress();
  }

  @Override
  public Optional<Integer> mostPoints() {
    return situation.mostPoints();
  }

  @Override
  public List<Sentences> digests() {
    return situation.digests();
  }

  @Override
  public SortedMap<String, Object> position() {
    return situation.position();
  }

  @Override
  public View view(Viewer viewer) {
    return view(viewer, withWhy(situation.told(viewer).after(turn())));
  }

  @Override
  public Diagram picture(Viewer viewer) {
    Diagram told = situation.told(viewer).diagram();
    return why().map(reason -> reason.on(told)).orElse(told);
  }

  @Override
  public View viewAtEnd(Viewer viewer) {
    return result().isPresent() ? view(viewer) : view(viewer, situation.toldAtEnd(viewer));
  }

  @Override
  public Optional<View> explained(Viewer viewer) {
    return situation.explained(viewer).map(telling -> view(viewer, telling.after(turn())));
  }

  private ViewContent withWhy(ViewContent telling) {
    return why().map(telling::with).orElse(telling);
  }

  /**
   * Which side is awaited, and to do what: {@code White must play a card.} Partners against no one
   * have no side to name.
   */
  private String turn() {
    return offers.get().stream()
        .map(DutyActions::duty)
        .filter(Duty::awaited)
        .filter(duty -> duty.seats().stream().noneMatch(seat -> seat.side() == Side.PARTNERS))
        .map(Duty::told)
        .collect(Collectors.joining(" "));
  }

  private View view(Viewer viewer, ViewContent telling) {
    return new View(
        viewer,
        telling.facts(),
        telling.diagram(),
        telling.alt(),
        telling.status(),
        viewer.seat().flatMap(this::offer).map(offer -> offer.duty().task()),
        telling.secret(),
        mayAct(),
        awaited(),
        viewer.seat().map(this::legal).orElse(List.of()),
        viewer.seat().map(this::claims).orElse(Set.of()),
        result());
  }

  @Override
  public PlayableState<S> resample(Viewer viewer, RandomGenerator random) {
    return situation.resampled(viewer, random).map(PlayableState::new).orElse(this);
  }
}
