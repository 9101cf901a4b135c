package rookery.engine.kit.toy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.Diagram;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** A moment of {@link HeapGame}. */
record HeapState(int heapA, int heapB, Seat next, boolean misere) implements ToldBefore {

  /** Taking counters from a heap: {@code a2}. */
  record Take(char heap, int count) implements Action {
    @Override
    public String text() {
      return heap + "" + count;
    }

    @Override
    public List<Choice> path() {
      return List.of(
          new Choice("Which heap?", Character.toString(heap), "Heap " + heap),
          new Choice("How many?", Integer.toString(count), "Take " + count));
    }
  }

  private Seat other() {
    return next.equals(HeapGame.WHITE) ? HeapGame.BLACK : HeapGame.WHITE;
  }

  @Override
  public Set<Seat> mayAct() {
    return result().isPresent() ? Set.of() : Set.of(next);
  }

  @Override
  public List<Set<Seat>> awaited() {
    return mayAct().isEmpty() ? List.of() : List.of(mayAct());
  }

  @Override
  public List<Action> legal(Seat seat) {
    List<Action> legal = new ArrayList<>();
    if (mayAct().contains(seat)) {
      for (int count = 1; count <= Math.min(3, heapA); count++) {
        legal.add(new Take('a', count));
      }
      for (int count = 1; count <= Math.min(3, heapB); count++) {
        legal.add(new Take('b', count));
      }
    }
    return legal;
  }

  @Override
  public State play(Seat seat, Action action) {
    if (!(action instanceof Take take) || !legal(seat).contains(action)) {
      throw new IllegalArgumentException("You cannot take that now.");
    }
    return take.heap() == 'a'
        ? new HeapState(heapA - take.count(), heapB, other(), misere)
        : new HeapState(heapA, heapB - take.count(), other(), misere);
  }

  @Override
  public Optional<String> refusal(Seat seat, String typed) {
    return Optional.of("Say a heap and how many counters, such as a1.");
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    Map<String, Action> aliases = new HashMap<>();
    legal(seat).stream()
        .map(Take.class::cast)
        .forEach(take -> aliases.put(take.count() + "" + take.heap(), take));
    return aliases;
  }

  @Override
  public Optional<Result> result() {
    if (heapA + heapB > 0) {
      return Optional.empty();
    }
    return Optional.of(new Result.Win(List.of(misere ? next : other()), "last-counter"));
  }

  @Override
  public SortedMap<String, Object> position() {
    SortedMap<String, Object> position = new TreeMap<>();
    position.put("position", List.of(row(heapA), row(heapB)));
    position.put("turn", next.title().equals("White") ? "white" : "black");
    return position;
  }

  private static String row(int counters) {
    return "P".repeat(counters) + ".".repeat(6 - counters);
  }

  @Override
  public View view(Viewer viewer) {
    return new View(
        viewer,
        position(),
        Diagram.ofRows(List.of(row(heapA), row(heapB))),
        "Heap a has %s counters, heap b has %s.".formatted(heapA, heapB),
        result().isPresent()
            ? Sentences.of("The heaps are gone.")
            : Sentences.of("%s must capture.", next),
        mayAct().stream()
            .filter(viewer::is)
            .map(seat -> Sentences.of("Take one to three counters."))
            .findAny(),
        Optional.empty(),
        mayAct(),
        awaited(),
        viewer.seat().map(this::legal).orElse(List.of()),
        Set.of(),
        result());
  }

  @Override
  public Optional<Sentence> describe(Seat actor, Action action, Viewer viewer) {
    return Optional.of(Sentence.of("%s took %s.", actor, action.text()));
  }
}
