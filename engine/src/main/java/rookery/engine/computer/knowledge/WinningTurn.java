package rookery.engine.computer.knowledge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.explanation.Explanation;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * A turn that wins at once: actions of one seat in a row that win whatever it does not know.
 *
 * @param why what the game then says of its end, if anything
 */
public record WinningTurn(List<Action> line, Optional<Explanation> why) {
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
        .map(line -> new WinningTurn(line, finder.why(line)));
  }

  /** What comes after its first action. */
  public List<Action> rest() {
    return line.subList(1, line.size());
  }

  /** The same for whoever is advised to begin with {@code first}; empty if there is no more. */
  Sentences told(Action first) {
    List<String> rest = rest().stream().flatMap(action -> action.spoken().stream()).toList();
    return rest.isEmpty() || !begins(first)
        ? Sentences.NONE
        : Sentences.of(Sentence.of("Then %s: that wins.", inOrder(rest)))
            .then(why.map(Explanation::told).orElse(Sentences.NONE));
  }

  boolean begins(Action first) {
    return line.get(0) == first;
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
      return after(world, line).filter(this::wins).isPresent();
    }

    /** What is said in every world, or it would tell what the seat does not know. */
    Optional<Explanation> why(List<Action> line) {
      List<Explanation> told =
          worlds.stream()
              .flatMap(
                  world -> after(world, line).flatMap(end -> end.dealt(numbers()).why()).stream())
              .distinct()
              .toList();
      List<Sentence> common = new ArrayList<>();
      told.stream().limit(1).forEach(first -> common.addAll(first.told().sentences()));
      told.forEach(other -> common.retainAll(other.told().sentences()));
      return common.isEmpty()
          ? Optional.empty()
          : Optional.of(new Explanation(new Sentences(common), told.get(0).marks()));
    }

    private Optional<SampledWorld> after(SampledWorld world, List<Action> line) {
      Optional<SampledWorld> at = Optional.of(world);
      for (Action action : line) {
        at = at.flatMap(now -> now.find(seat, action).map(same -> now.after(seat, same)));
      }
      return at;
    }
  }
}
