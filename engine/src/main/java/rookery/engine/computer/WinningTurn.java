package rookery.engine.computer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.text.Sentence;

/** A turn that wins at once: actions of one seat in a row that win whatever it does not know. */
public record WinningTurn(List<Action> line) {
  public WinningTurn {
    line = List.copyOf(line);
  }

  /**
   * The shortest, as far as one is found.
   *
   * @param first what it may begin with, of the legal actions
   */
  public static Optional<WinningTurn> of(SeatKnowledge knowledge, List<Action> first) {
    Finder finder = new Finder(knowledge);
    return IntStream.rangeClosed(1, Finder.LONGEST)
        .mapToObj(length -> finder.line(finder.worlds.get(0), first, List.of(), length))
        .flatMap(Optional::stream)
        .findFirst()
        .map(WinningTurn::new);
  }

  /** What comes after its first action. */
  public List<Action> rest() {
    return line.subList(1, line.size());
  }

  /** The same for whoever is advised to begin with {@code first}; empty if there is no more. */
  Optional<Sentence> told(Action first) {
    List<String> rest = rest().stream().flatMap(action -> action.spoken().stream()).toList();
    return rest.isEmpty() || line.get(0) != first
        ? Optional.empty()
        : Optional.of(Sentence.of("Then %s: that wins.", inOrder(rest)));
  }

  /** One thing after the other, as part of a sentence. */
  public static Sentence inOrder(List<?> things) {
    String format = String.join(", then ", Collections.nCopies(things.size(), "%s"));
    return Sentence.of(format, things.toArray());
  }

  /** Tries everything. */
  private static final class Finder {
    /** A move, a boost, a card and the end of the turn. */
    static final int LONGEST = 4;

    /** More of them take too long while somebody waits. */
    private static final int MOST_ACTIONS = 12_000;

    private final Seat seat;
    private final List<SampledWorld> worlds;
    private int tried;

    Finder(SeatKnowledge knowledge) {
      seat = knowledge.seat();
      worlds = knowledge.worlds(numbers()).toList();
    }

    /** The same each time, so that the same question has the same answer. */
    private static RandomGenerator numbers() {
      return new SeededNumbers(0).of(0);
    }

    /** A line of that length that goes on with one of those actions. */
    Optional<List<Action>> line(
        SampledWorld world, List<Action> offered, List<Action> done, int length) {
      for (Action action : offered) {
        if (++tried > MOST_ACTIONS || action.secret()) {
          break;
        }
        List<Action> line = new ArrayList<>(done);
        line.add(action);
        Optional<List<Action>> found = goingOn(world.after(seat, action), line, length);
        if (found.isPresent()) {
          return found;
        }
      }
      return Optional.empty();
    }

    private Optional<List<Action>> goingOn(SampledWorld world, List<Action> line, int length) {
      if (line.size() == length) {
        return wins(world) && worlds.stream().allMatch(other -> wins(other, line))
            ? Optional.of(line)
            : Optional.empty();
      }
      return !world.isShuffled() && world.next().equals(Optional.of(seat))
          ? line(world, world.sensible(seat), line, length)
          : Optional.empty();
    }

    private boolean wins(SampledWorld world) {
      SampledWorld dealt = world.dealt(numbers());
      return dealt.isOver() && dealt.worth(seat) == 1;
    }

    private boolean wins(SampledWorld world, List<Action> line) {
      SampledWorld at = world;
      for (Action action : line) {
        Optional<Action> same = at.find(seat, action);
        if (same.isEmpty()) {
          return false;
        }
        at = at.after(seat, same.get());
      }
      return wins(at);
    }
  }
}
