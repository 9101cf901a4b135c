package rookery.engine.games.cooperative;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.IllegalActionException;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;

/** A moment of the game, or before it: then the deck is yet to be shuffled. */
record CooperativeState(Turn turn) implements State {
  private static final Shuffle DECK = new Shuffle("deck", Turn.DECK);

  @Override
  public Set<Seat> mayAct() {
    return turn.isUndealt() || result().isPresent() ? Set.of() : Set.of(turn.actor());
  }

  @Override
  public List<Set<Seat>> awaited() {
    return mayAct().isEmpty() ? List.of() : List.of(mayAct());
  }

  @Override
  public List<Action> legal(Seat seat) {
    if (!mayAct().contains(seat)) {
      return List.of();
    }
    // Each text is made once: a promotion can have very many.
    SortedMap<String, Action> legal = new TreeMap<>();
    actions(seat).forEach(action -> legal.put(action.text(), action));
    return List.copyOf(legal.values());
  }

  private Stream<? extends CooperativeAction> actions(Seat seat) {
    return turn.step() == Step.PLAY
        ? turn.cards().hand(seat).stream().distinct().map(card -> new PlayCard(card.charAt(0)))
        : Stream.concat(new BoardMoves(turn).all().stream(), Stream.of(new EndTurn()));
  }

  @Override
  public State play(Seat seat, Action action) {
    List<Action> legal = legal(seat);
    int index = legal.indexOf(action);
    if (index < 0) {
      throw new IllegalActionException(
          refusal(seat, action.text()).orElse("It is not your turn to do anything."));
    }
    return new CooperativeState(((CooperativeAction) legal.get(index)).after(turn));
  }

  @Override
  public Optional<String> refusal(Seat seat, String typed) {
    return mayAct().contains(seat) ? Optional.of(new Refusal(turn).of(typed)) : Optional.empty();
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    return mayAct().contains(seat) ? new Aliases(turn).of(legal(seat)) : Map.of();
  }

  @Override
  public Optional<Shuffle> chance() {
    return turn.isUndealt() ? Optional.of(DECK) : Optional.empty();
  }

  @Override
  public State shuffled(List<String> order) {
    if (chance().filter(wanted -> wanted.admits(order)).isEmpty()) {
      throw new IllegalArgumentException("not the deck, or not now: " + order);
    }
    return new CooperativeState(turn.dealt(order));
  }

  @Override
  public Optional<Result> result() {
    return turn.result();
  }

  @Override
  public SortedMap<String, Object> position() {
    SortedMap<String, Object> hands = new TreeMap<>();
    turn.cards().hands().forEach((seat, hand) -> hands.put(seat.id(), hand));
    return position(turn, hands, turn.cards().pile());
  }

  /** What everybody may know, with {@code hands} and {@code pile} as they may be known. */
  static SortedMap<String, Object> position(
      Turn turn, SortedMap<String, Object> hands, Object pile) {
    SortedMap<String, Object> position = new TreeMap<>();
    position.put("position", turn.chess().board().rows());
    position.put("turn", turn.colour().word());
    position.put("step", turn.step().word());
    position.put("line", turn.cards().line().cards());
    position.put("hands", hands);
    position.put("pile", pile);
    position.put("discards", turn.cards().discards());
    position.put("captured", turn.captured());
    position.put("castling", turn.chess().castling());
    position.put("ep", turn.passed().map(Object::toString).orElse(null));
    return position;
  }

  @Override
  public View view(Viewer viewer) {
    return new CooperativeView(this, viewer).view();
  }

  /** The view with every capture that the line allows to either colour. */
  @Override
  public Optional<View> explained(Viewer viewer) {
    return Optional.of(new CooperativeView(this, viewer).explained());
  }

  @Override
  public State resample(Viewer viewer, RandomGenerator random) {
    return new CooperativeState(turn.resampled(viewer.seat(), random));
  }

  @Override
  public Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    return Optional.of(((CooperativeAction) action).sentence(turn));
  }

  @Override
  public boolean reveals(Seat actor, Action action) {
    return ((CooperativeAction) action).reveals(turn);
  }
}
