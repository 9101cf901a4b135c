package rookery.engine.games.neighbour;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.IllegalActionException;
import rookery.engine.OneToAct;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealing;

/**
 * A moment of the game after the decks were shuffled.
 *
 * @param last the move made last; empty until there is one
 */
record NeighbourState(Gathering gathering, Optional<Move> last) implements OneToAct {
  /** Before the decks are shuffled. */
  static State start(int minimum) {
    Gathering empty = Gathering.start(minimum, Piles.of(List.of(), List.of()));
    return Dealing.of(
        position(empty, List.of(), List.of()),
        new NeighbourPicture(empty, Optional.empty()).diagram(),
        List.of(new Shuffle("pieces", Piles.PIECES), new Shuffle("positions", Piles.POSITIONS)),
        orders -> dealt(minimum, orders.get(0), orders.get(1)));
  }

  static NeighbourState dealt(int minimum, List<String> pieces, List<String> positions) {
    return new NeighbourState(
        Gathering.start(minimum, Piles.of(pieces, positions)), Optional.empty());
  }

  @Override
  public Seat toAct() {
    return NeighbourGame.PLAYER;
  }

  @Override
  public List<Action> legal(Seat seat) {
    return mayAct().contains(seat)
        ? actions().sorted().collect(Collectors.toUnmodifiableList())
        : List.of();
  }

  private Stream<? extends NeighbourAction> actions() {
    return switch (gathering.phase()) {
      case ADD -> gathering.mayStop() ? Stream.of(new Add(), new Stop()) : Stream.of(new Add());
      case PLACE -> gathering.ring().stream().map(at -> new Place(gathering.held(), at));
      case MOVE -> new Moves(gathering.board()).all();
    };
  }

  @Override
  public State play(Seat seat, Action action) {
    List<Action> legal = legal(seat);
    if (!legal.contains(action)) {
      throw new IllegalActionException(
          refusal(seat, action.text()).orElse("It is not your turn to do anything."));
    }
    NeighbourAction played = (NeighbourAction) legal.get(legal.indexOf(action));
    return new NeighbourState(
        played.after(gathering),
        played instanceof Move move ? Optional.of(move) : Optional.empty());
  }

  @Override
  public Optional<String> refusal(Seat seat, String typed) {
    return mayAct().contains(seat)
        ? Optional.of(new Refusal(gathering).of(typed))
        : Optional.empty();
  }

  /** A square alone, where one is to be chosen. */
  @Override
  public Map<String, Action> aliases(Seat seat) {
    return legal(seat).stream()
        .filter(Place.class::isInstance)
        .collect(
            Collectors.toMap(action -> ((Place) action).square().toString(), Function.identity()));
  }

  @Override
  public Optional<Result> result() {
    return gathering.result();
  }

  @Override
  public SortedMap<String, Object> position() {
    Piles piles = gathering.piles();
    return position(gathering, piles.piecesLeft(), piles.positionsLeft());
  }

  static SortedMap<String, Object> position(Gathering gathering, Object pieces, Object positions) {
    boolean placing = gathering.phase() == Phase.PLACE;
    SortedMap<String, Object> position = new TreeMap<>();
    position.put("position", gathering.board().rows());
    position.put("phase", gathering.phase().word());
    position.put("last", gathering.last().map(Object::toString).orElse(null));
    position.put("target", placing ? gathering.target().toString() : null);
    position.put("held", placing ? Character.toString(gathering.held()) : null);
    position.put("pieces", pieces);
    position.put("positions", positions);
    position.put("spent", gathering.piles().spent());
    return position;
  }

  @Override
  public View view(Viewer viewer) {
    return new NeighbourView(this).of(viewer);
  }

  @Override
  public State resample(Viewer viewer, RandomGenerator random) {
    return new NeighbourState(gathering.resampled(random), last);
  }

  @Override
  public Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    NeighbourView after = new NeighbourView((NeighbourState) play(actor, action));
    return Optional.of(((NeighbourAction) action).sentence(after));
  }

  @Override
  public boolean reveals(Seat actor, Action action) {
    return action instanceof Add;
  }
}
