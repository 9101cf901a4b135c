package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import rookery.engine.Action;
import rookery.engine.Duel;
import rookery.engine.IllegalActionException;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;

/** A moment of a game: what is public, and the set-ups that are not. */
final class CloakState implements State {
  private final Grid grid;
  private final Truth truth;
  private final List<Colour> acting;
  private final List<CloakAction> actions;

  private CloakState(Grid grid, Truth truth) {
    this.grid = grid;
    this.truth = truth;
    this.acting = truth.acting();
    this.actions = acting.isEmpty() ? List.of() : truth.actions();
  }

  static CloakState start(Grid grid) {
    return of(grid, new Truth(Moment.start(), Armies.NONE));
  }

  static CloakState of(Grid grid, Truth truth) {
    return new CloakState(grid, truth);
  }

  Truth truth() {
    return truth;
  }

  @Override
  public Set<Seat> mayAct() {
    return acting.stream().map(Duel::seat).collect(Collectors.toSet());
  }

  @Override
  public List<Set<Seat>> awaited() {
    return acting.stream().map(Duel::seat).map(Set::of).toList();
  }

  private boolean mayAct(Seat seat) {
    return acting.contains(Duel.colour(seat));
  }

  @Override
  public List<Action> legal(Seat seat) {
    return mayAct(seat) ? List.copyOf(actions) : List.of();
  }

  @Override
  public State play(Seat seat, Action action) {
    if (!mayAct(seat)) {
      throw new IllegalActionException("It is not your turn. " + Status.of(truth));
    }
    return actions.stream()
        .filter(action::equals)
        .findFirst()
        .map(legal -> new CloakState(grid, after(seat, legal)))
        .orElseThrow(() -> new IllegalActionException(refusal(seat, bare(action)).orElseThrow()));
  }

  private static String bare(Action action) {
    return action.text().replaceAll("[ =-]", "");
  }

  private Truth after(Seat seat, CloakAction action) {
    return action.deed().after(truth, Duel.colour(seat));
  }

  @Override
  public Optional<String> refusal(Seat seat, String typed) {
    return mayAct(seat)
        ? Optional.of(Refusal.of(truth, Duel.colour(seat)).sentence(typed))
        : Optional.empty();
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    return mayAct(seat) && truth.turn().step() != Step.SETUP
        ? new Aliases(truth, actions).all()
        : Map.of();
  }

  @Override
  public Optional<Result> result() {
    return truth.moment().result();
  }

  @Override
  public Set<String> claims(Seat seat) {
    return mayAct(seat) && truth.moment().isStartOfTurn()
        ? truth.moment().draws().claims()
        : Set.of();
  }

  @Override
  public SortedMap<String, Object> position() {
    return new Facts(new Eyes(truth, Viewer.SPECTATOR, true)).all();
  }

  @Override
  public View view(Viewer viewer) {
    return view(Eyes.of(truth, viewer), Status.of(truth));
  }

  @Override
  public View viewAtEnd(Viewer viewer) {
    return result().isPresent()
        ? view(viewer)
        : view(new Eyes(truth, viewer, true), "Everything is shown.");
  }

  private View view(Eyes eyes, String status) {
    Picture picture = Picture.of(eyes, grid);
    Optional<Seat> seat = eyes.viewer().seat();
    Optional<Seat> actor = seat.filter(this::mayAct);
    return new View(
        eyes.viewer(),
        new Facts(eyes).all(),
        picture.diagram(),
        picture.words(),
        status,
        actor.map(colour -> Status.task(truth)),
        seat.flatMap(owner -> Status.secret(eyes, Duel.colour(owner))),
        mayAct(),
        awaited(),
        actor.map(this::legal).orElse(List.of()),
        actor.map(this::claims).orElse(Set.of()),
        result());
  }

  /** Each set-up that the viewer may not know becomes any that explains all that is public. */
  @Override
  public State resample(Viewer viewer, RandomGenerator random) {
    if (result().isPresent()) {
      return this;
    }
    Eyes eyes = Eyes.of(truth, viewer);
    Armies imagined = truth.armies();
    for (Colour colour : Colour.values()) {
      if (imagined.has(colour) && !eyes.own(colour)) {
        imagined = imagined.with(colour, imagined(colour, random));
      }
    }
    return new CloakState(grid, new Truth(truth.moment(), imagined));
  }

  private Arrangement imagined(Colour colour, RandomGenerator random) {
    List<Arrangement> possible =
        new ArrayList<>(truth.field().force(colour).known().all().arrangements());
    while (true) {
      Arrangement drawn = possible.remove(random.nextInt(possible.size()));
      if (truth.turn().side() != colour || isAlive(drawn)) {
        return drawn;
      }
    }
  }

  /** Where the game was not over, the side whose turn it is had a move. */
  private boolean isAlive(Arrangement arrangement) {
    return truth.turn().step() == Step.SETUP || truth.moment().canGoOn(arrangement);
  }

  @Override
  public Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    Deed deed = ((CloakAction) action).deed();
    return Optional.of(
        deed instanceof Deed.SetUp own && viewer.is(actor)
            ? "You have set up: %s.".formatted(Status.named(own.arrangement()))
            : deed.told(truth, Duel.colour(actor)));
  }

  @Override
  public boolean reveals(Seat actor, Action action) {
    return truth.isToldBy(after(actor, (CloakAction) action));
  }

  /** CL-15: a set-up is final once given. */
  @Override
  public boolean isFinal(Seat actor, Action action) {
    return ((CloakAction) action).deed() instanceof Deed.SetUp;
  }
}
