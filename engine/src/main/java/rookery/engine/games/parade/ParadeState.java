package rookery.engine.games.parade;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.IllegalActionException;
import rookery.engine.OneToAct;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;

/** A moment of the game after the setup. */
record ParadeState(Parade parade, Optional<Event> last) implements OneToAct {
  static ParadeState dealt(List<String> deck) {
    return new ParadeState(Parade.dealt(deck), Optional.empty());
  }

  @Override
  public Seat toAct() {
    return ParadeGame.PLAYER;
  }

  @Override
  public List<Action> legal(Seat seat) {
    if (!mayAct().contains(seat)) {
      return List.of();
    }
    SortedMap<String, Action> legal = new TreeMap<>();
    new Orders(parade.board()).all().forEach(order -> legal.put(order.text(), order));
    if (!parade.belowZero()) {
      legal.put(new Add().text(), new Add());
    }
    return List.copyOf(legal.values());
  }

  @Override
  public State play(Seat seat, Action action) {
    List<Action> legal = legal(seat);
    if (!legal.contains(action)) {
      throw new IllegalActionException(
          refusal(seat, action.text()).orElse("It is not your turn to do anything."));
    }
    return legal.get(legal.indexOf(action)) instanceof Order order
        ? new ParadeState(parade.withMoved(order.from(), order.to()), Optional.of(order))
        : new ParadeState(
            parade.withAdded(), Optional.of(new Added(parade.top(), parade.topPlace())));
  }

  @Override
  public Optional<String> refusal(Seat seat, String typed) {
    return mayAct().contains(seat) ? Optional.of(new Refusal(parade).of(typed)) : Optional.empty();
  }

  /** A move without the piece that orders it, where only one can. */
  @Override
  public Map<String, Action> aliases(Seat seat) {
    Map<String, Action> aliases = new HashMap<>();
    Set<String> several = new HashSet<>();
    for (Action action : legal(seat)) {
      if (action instanceof Order order && aliases.put(order.move(), order) != null) {
        several.add(order.move());
      }
    }
    aliases.keySet().removeAll(several);
    return aliases;
  }

  @Override
  public Optional<Result> result() {
    return parade.result();
  }

  @Override
  public SortedMap<String, Object> position() {
    return position(parade, parade.pile());
  }

  static SortedMap<String, Object> position(Parade parade, Object pile) {
    Map<String, Object> spent = new LinkedHashMap<>();
    spent.put("facedown", parade.facedown().size());
    spent.put("added", parade.added());
    SortedMap<String, Object> position = new TreeMap<>();
    position.put("position", parade.board().rows());
    position.put("pile", pile);
    position.put("spent", spent);
    position.put("below", parade.below());
    return position;
  }

  @Override
  public View view(Viewer viewer) {
    return new ParadeView(this).of(viewer);
  }

  @Override
  public State resample(Viewer viewer, RandomGenerator random) {
    return new ParadeState(parade.resampled(random), last);
  }

  @Override
  public Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    return ((ParadeState) play(actor, action)).last().map(Event::sentence);
  }

  @Override
  public boolean reveals(Seat actor, Action action) {
    return action instanceof Add;
  }
}
