package rookery.engine.match.past;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Highlight;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.Stroke;
import rookery.engine.lazy.Lazy;
import rookery.engine.text.GameLogLine;

/** What has happened at a table since somebody's last turn, as one viewer could read and see it. */
public final class Recap {
  private final List<GameLogLine> lines;
  private final Lazy<List<Step>> steps;

  private Recap(List<GameLogLine> lines, Lazy<List<Step>> steps) {
    this.lines = lines;
    this.steps = steps;
  }

  /**
   * One thing that was done or said.
   *
   * @param line the line of the log that the viewer could read
   * @param left squares of the viewer's board that it has emptied
   * @param reached squares of the viewer's board on which something else stands since; what is only
   *     known better since is no other thing
   */
  private record Step(GameLogLine line, List<Square> left, List<Square> reached) {
    boolean isSeen() {
      return !left.isEmpty() || !reached.isEmpty();
    }

    private boolean isInPlace() {
      return left.isEmpty() && reached.size() == 1;
    }

    /** Where its number goes: to the piece that has come, or to the place of one that is gone. */
    private Square end() {
      return reached.isEmpty() ? left.get(0) : reached.get(0);
    }
  }

  /**
   * Steps that have a number of the picture together: what was not seen goes with what was done
   * before it, and whatever something else ended upon since with what was done after it.
   *
   * @param end where the number goes; empty if nothing is seen of them
   */
  private record Numbered(List<Step> steps, Optional<Square> end) {
    static List<Numbered> of(List<Step> steps) {
      List<Step> all = ordered(steps);
      List<Numbered> numbered = new ArrayList<>();
      for (int i = 0; i < all.size(); i++) {
        Numbered next = of(all.get(i), all.subList(i + 1, all.size()));
        int last = numbered.size() - 1;
        if (last >= 0 && numbered.get(last).takes(next)) {
          numbered.set(last, numbered.get(last).with(next));
        } else {
          numbered.add(next);
        }
      }
      return numbered;
    }

    /** What was revealed where it had come to goes with that, and has no later number. */
    private static List<Step> ordered(List<Step> steps) {
      List<Step> ordered = new ArrayList<>();
      for (Step step : steps) {
        int place = ordered.size();
        for (int i = 0; i < ordered.size() && step.isInPlace(); i++) {
          Step before = ordered.get(i);
          place = before.isSeen() && before.end().equals(step.end()) ? i + 1 : place;
        }
        ordered.add(place, step);
      }
      return ordered;
    }

    private static Numbered of(Step step, List<Step> later) {
      boolean stays =
          step.isSeen()
              && later.stream().filter(Step::isSeen).map(Step::end).noneMatch(step.end()::equals);
      return new Numbered(List.of(step), stays ? Optional.of(step.end()) : Optional.empty());
    }

    private Numbered with(Numbered next) {
      return new Numbered(
          Stream.concat(steps.stream(), next.steps.stream()).toList(), end.or(next::end));
    }

    private boolean takes(Numbered next) {
      return end.isEmpty() || next.steps.stream().noneMatch(Step::isSeen);
    }

    List<GameLogLine> lines() {
      return steps.stream().map(Step::line).distinct().toList();
    }
  }

  /**
   * What these steps have told the viewer and changed on the viewer's board. The boards are drawn
   * only where somebody looks at them.
   */
  static Recap of(List<PastStep> past, Viewer viewer) {
    return new Recap(
        past.stream().flatMap(step -> step.news().line(viewer).stream()).toList(),
        Lazy.of(() -> steps(past, viewer)));
  }

  private static List<Step> steps(List<PastStep> past, Viewer viewer) {
    List<Step> steps = new ArrayList<>();
    // One step mostly ends where the next begins.
    Map<State, Diagram> boards = new IdentityHashMap<>();
    Function<State, Diagram> board =
        state -> boards.computeIfAbsent(state, at -> at.picture(viewer));
    for (PastStep step : past) {
      step.news().line(viewer).map(line -> told(step, line, board)).ifPresent(steps::add);
    }
    return steps;
  }

  private static Step told(PastStep step, GameLogLine line, Function<State, Diagram> board) {
    if (!step.isDone()) {
      return new Step(line, List.of(), List.of());
    }
    Diagram before = board.apply(step.before());
    Diagram after = board.apply(step.after());
    List<Mark> checkersBefore = checkers(before);
    List<Mark> checkersAfter = checkers(after);
    boolean areMoved = !checkersBefore.equals(checkersAfter);
    List<Square> left = new ArrayList<>();
    List<Square> reached = new ArrayList<>();
    for (Square square : after.squares()) {
      // What lies on the frame round the squares in use says whose turn it is.
      boolean isInUse = after.area().filter(area -> !area.has(square)).isEmpty();
      boolean isChanged =
          !before.at(square).isSameAs(after.at(square))
              || areMoved && !on(square, checkersBefore).equals(on(square, checkersAfter));
      if (isInUse && isChanged) {
        (after.at(square) instanceof Cell.Empty ? left : reached).add(square);
      }
    }
    return new Step(line, left, reached);
  }

  private static List<Mark> checkers(Diagram board) {
    return board.marks().stream().filter(Mark.Checkers.class::isInstance).toList();
  }

  private static List<Mark> on(Square square, List<Mark> marks) {
    return marks.stream().filter(mark -> mark.squares().contains(square)).toList();
  }

  /** The lines of the log, oldest first. */
  public List<GameLogLine> lines() {
    return lines;
  }

  /**
   * The lines of the log as they are numbered in the picture: what changed nothing there belongs to
   * what was done before it. Where nothing is numbered, each line stands alone.
   */
  public List<List<GameLogLine>> numbered() {
    List<Numbered> numbered = Numbered.of(steps.get());
    return numbered.size() > 1
        ? numbered.stream().map(Numbered::lines).toList()
        : lines.stream().distinct().map(List::of).toList();
  }

  /**
   * A picture of the present with all the steps marked. They are numbered in their order, but those
   * that end on the same square count once. Where there was but one step, or the game has drawn an
   * arrow of another colour for each of two, the picture stays as it is.
   */
  public Diagram marked(Diagram present) {
    if (lines.size() < 2) {
      return present;
    }
    List<Step> seen = steps.get().stream().filter(Step::isSeen).toList();
    if (seen.size() < 2 || isDrawn(seen, present)) {
      return present;
    }
    Set<Square> touched = new TreeSet<>();
    for (Step step : seen) {
      touched.addAll(step.left());
      touched.addAll(step.reached());
    }
    List<Square> ends =
        Numbered.of(steps.get()).stream().map(Numbered::end).flatMap(Optional::stream).toList();
    return present
        .without(Highlight.Meaning.LAST::isOf)
        .with(Mark.last(List.copyOf(touched)))
        .with(numbered(ends));
  }

  private static boolean isDrawn(List<Step> two, Diagram present) {
    Set<String> colours = new TreeSet<>();
    for (Step step : two) {
      present.marks().stream()
          .filter(Stroke.Form.ARROW::isOf)
          .map(Stroke.class::cast)
          .filter(arrow -> !arrow.isRing() && arrow.to().equals(step.end()))
          .forEach(arrow -> colours.add(arrow.colour()));
    }
    return two.size() == 2 && colours.size() == 2;
  }

  private static List<Mark> numbered(List<Square> ends) {
    List<Mark> marks = new ArrayList<>();
    for (int i = 0; i < ends.size() && ends.size() > 1; i++) {
      marks.add(new Mark.Order(ends.get(i), i + 1));
    }
    return marks;
  }

  /** All of it, also what was done square by square. */
  @Override
  public String toString() {
    return steps.get().toString();
  }
}
