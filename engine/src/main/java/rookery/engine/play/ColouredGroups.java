package rookery.engine.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.lazy.Lazy;

/**
 * Groups of pieces, each in a place that decides its colour and that it keeps from one picture to
 * the next.
 *
 * @param groups the squares of each; none in a place whose group has gone
 */
public record ColouredGroups(List<List<Square>> groups) {
  public ColouredGroups {
    groups = groups.stream().map(List::copyOf).toList();
  }

  /** The groups of a board, where none was seen before. */
  public static ColouredGroups first(List<List<Square>> groups) {
    return new ColouredGroups(groups);
  }

  /** The groups of a board that comes after others; nothing else is kept of what came before. */
  public static Lazy<ColouredGroups> after(
      Lazy<ColouredGroups> before, Supplier<List<List<Square>>> joined) {
    return Lazy.of(() -> before.get().next(joined.get()));
  }

  /**
   * The groups of the next board: each stays in the place of the group that it has most squares in
   * common with; new ones come to the first free places.
   */
  public ColouredGroups next(List<List<Square>> joined) {
    List<List<Square>> placed = new ArrayList<>();
    groups.forEach(group -> placed.add(List.of()));
    List<List<Square>> left = new ArrayList<>(joined);
    for (Match match : matches(joined)) {
      if (placed.get(match.place).isEmpty() && left.remove(match.group)) {
        placed.set(match.place, match.group);
      }
    }
    left.forEach(group -> addToFirstFree(placed, group));
    return new ColouredGroups(placed);
  }

  /** What a group of the next board has in common with that in a place. */
  private record Match(int place, List<Square> group, int common) {}

  private List<Match> matches(List<List<Square>> joined) {
    return joined.stream()
        .flatMap(
            group ->
                Stream.iterate(0, n -> n < groups.size(), n -> n + 1).map(n -> match(n, group)))
        .filter(match -> match.common > 0)
        .sorted(Comparator.comparingInt(Match::common).reversed().thenComparing(Match::place))
        .toList();
  }

  private Match match(int place, List<Square> group) {
    Set<Square> common = new HashSet<>(groups.get(place));
    common.retainAll(group);
    return new Match(place, group, common.size());
  }

  private static void addToFirstFree(List<List<Square>> placed, List<Square> group) {
    int free = placed.indexOf(List.<Square>of());
    if (free < 0) {
      placed.add(group);
    } else {
      placed.set(free, group);
    }
  }

  /** A mark for each place up to the last that is taken, as each has the colour of its place. */
  public List<Mark> marks() {
    int last = groups.size();
    while (last > 0 && groups.get(last - 1).isEmpty()) {
      last--;
    }
    return groups.subList(0, last).stream().map(Mark::group).toList();
  }
}
