package rookery.engine.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import rookery.engine.Action;
import rookery.engine.PlayOutcome;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.Diagram;
import rookery.engine.text.Sentences;

/**
 * Before the decks that a game begins with are shuffled: nothing is on the board and nobody may
 * act.
 *
 * @param position the position with nothing dealt, which hides nothing
 * @param empty the empty board
 * @param decks the decks still to be shuffled, at least one, the next first
 * @param orders the orders of those that have been, the first first
 * @param dealt how the game begins with all orders
 */
public record Dealing(
    SortedMap<String, Object> position,
    Diagram empty,
    List<Shuffle> decks,
    List<List<String>> orders,
    Function<List<List<String>>, State> dealt)
    implements State {

  public Dealing {
    position = Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, ?>) position));
    decks = List.copyOf(decks);
    orders = List.copyOf(orders);
  }

  /** Before the first of {@code decks} is shuffled. */
  public static Dealing of(
      SortedMap<String, Object> position,
      Diagram empty,
      List<Shuffle> decks,
      Function<List<List<String>>, State> dealt) {
    return new Dealing(position, empty, decks, List.of(), dealt);
  }

  @Override
  public Optional<Shuffle> chance() {
    return Optional.of(decks.get(0));
  }

  @Override
  public State shuffled(List<String> order) {
    if (!decks.get(0).admits(order)) {
      throw new IllegalArgumentException("not the deck " + decks.get(0).key() + ": " + order);
    }
    List<List<String>> known = new ArrayList<>(orders);
    known.add(List.copyOf(order));
    return decks.size() == 1
        ? dealt.apply(List.copyOf(known))
        : new Dealing(position, empty, decks.subList(1, decks.size()), known, dealt);
  }

  @Override
  public Set<Seat> mayAct() {
    return Set.of();
  }

  @Override
  public List<Set<Seat>> awaited() {
    return List.of();
  }

  @Override
  public List<Action> legal(Seat seat) {
    return List.of();
  }

  @Override
  public State play(Seat seat, Action action) {
    throw new IllegalArgumentException("the cards aren't dealt yet");
  }

  @Override
  public Optional<Result> result() {
    return Optional.empty();
  }

  @Override
  public View view(Viewer viewer) {
    return new View(
        viewer,
        position,
        empty,
        "An empty board.",
        Sentences.of("The cards are being shuffled."),
        Optional.empty(),
        Optional.empty(),
        mayAct(),
        awaited(),
        List.of(),
        Set.of(),
        result());
  }

  @Override
  public PlayOutcome played(Seat seat, Action action) {
    throw new IllegalArgumentException("the cards aren't dealt yet");
  }
}
