package rookery.bot.post.choice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import rookery.engine.Action;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Highlight;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.Stroke;
import rookery.engine.text.SentenceRole;

/**
 * What a step of the choices looks like on the board: the path so far, the squares to choose from,
 * and what is captured; at the first step, the player's pieces that can act are highlighted, those
 * that can capture in a ring.
 *
 * @param board the picture without them
 * @param choosing the same while squares are chosen, when the board and all its buttons should be
 *     on a telephone's screen
 * @param chosen the values of the choices made
 * @param possible the actions that begin with them
 * @param warns whether a mark is on each square where the piece to move could be captured
 */
public record ChoiceDiagram(
    Diagram board, Diagram choosing, List<String> chosen, List<Action> possible, boolean warns) {
  /** More cannot be told apart in one picture. */
  private static final int FEW = 4;

  /** The board with these marks. */
  public Diagram drawn() {
    Set<Square> next = next(possible);
    // Once a square is chosen, an arrow shows the planned action and no longer the last one.
    boolean isBegun = !path().isEmpty() || next.stream().anyMatch(this::isEmpty);
    Diagram clear = clear(board, isBegun);
    if (isSettled()) {
      return clear.with(outcome());
    }
    if (chosen.isEmpty() && next.isEmpty()) {
      return board.with(offered());
    }
    Diagram shown = next.isEmpty() ? clear : clear(choosing, isBegun);
    return shown.with(choicesMade()).with(targets(next));
  }

  private Diagram clear(Diagram drawn, boolean isBegun) {
    Diagram clear = isBegun ? drawn.withoutArrows() : drawn;
    // Rings of the last move would be taken for those of this one.
    return chosen.isEmpty() || helpers(possible).isEmpty()
        ? clear
        : clear.without(mark -> mark instanceof Stroke stroke && stroke.isRing());
  }

  /**
   * The marks of each action, if there are few and no squares to choose; nothing lies there yet.
   */
  private List<Mark> offered() {
    return possible.size() > FEW
        ? List.of()
        : possible.stream()
            .flatMap(action -> action.marks().stream())
            .filter(
                mark ->
                    !(mark instanceof Mark.Checkers) && !Highlight.Meaning.CANDIDATES.isOf(mark))
            .distinct()
            .toList();
  }

  /** Whether no square is left to choose. */
  private boolean isSettled() {
    return !chosen.isEmpty() && possible.stream().allMatch(action -> hasNoSquareAfter(0, action));
  }

  private boolean hasNoSquareAfter(int steps, Action action) {
    return action.path().stream()
        .skip((long) chosen.size() + steps)
        .noneMatch(choice -> square(choice.value()).isPresent());
  }

  /**
   * The squares to choose from. Where others come after them, at first only those where something
   * stands: buttons beside those of the pieces may name squares too.
   */
  private Set<Square> next(List<Action> actions) {
    Set<Square> squares = new TreeSet<>();
    for (Action action : actions) {
      if (action.path().size() > chosen.size()) {
        square(action.path().get(chosen.size()).value()).ifPresent(squares::add);
      }
    }
    if (chosen.isEmpty() && !isLastChoice()) {
      squares.removeIf(this::isEmpty);
    }
    return squares;
  }

  private boolean isEmpty(Square square) {
    return board.at(square) instanceof Cell.Empty;
  }

  /** Whether the square to choose is the last of each action. */
  private boolean isLastChoice() {
    return possible.stream().allMatch(action -> hasNoSquareAfter(1, action));
  }

  /** Whether the square to choose is where a piece goes, known or not. */
  private boolean isTarget() {
    return isLastChoice()
        && (!chosen.isEmpty()
            || possible.stream().allMatch(action -> action.path().get(0).isTarget()));
  }

  /**
   * The squares to choose from where the piece that goes there could be captured next, or the one
   * that was chosen as long as it can be chosen what the piece does there.
   */
  public List<Square> exposed() {
    return warned(Action::isExposed);
  }

  /** The others where a hidden piece may be able to capture it. */
  private List<Square> ambushed() {
    return warned(one -> one.ambush().isPresent());
  }

  /** What the others could win takes a search, so it is asked only where it is drawn. */
  private List<Square> warned(Predicate<Action> test) {
    if (!warns) {
      return List.of();
    }
    if (hasChosenTarget()) {
      return isChosen() || possible.stream().noneMatch(test)
          ? List.of()
          : List.of(Square.named(chosen.get(chosen.size() - 1)));
    }
    return isTarget() ? List.copyOf(next(possible.stream().filter(test).toList())) : List.of();
  }

  private boolean hasChosenTarget() {
    return isSettled()
        && possible.stream().allMatch(one -> one.path().get(chosen.size() - 1).isTarget());
  }

  /** Whether nothing is left to choose. */
  private boolean isChosen() {
    return possible.stream().anyMatch(one -> one.path().size() == chosen.size());
  }

  /** Whether it captures, or a piece does that a partner is to choose. */
  private boolean captures(Action action) {
    return !action.captures().isEmpty()
        || action.path().stream()
            .skip(chosen.size())
            .anyMatch(choice -> choice.words().role() == SentenceRole.CAPTURE);
  }

  private List<Mark> targets(Set<Square> next) {
    List<Action> captures = possible.stream().filter(this::captures).toList();
    boolean isPiece = chosen.isEmpty() && !isLastChoice();
    boolean isTarget = isTarget();
    Set<Square> capturing = isPiece || isTarget ? next(captures) : Set.of();
    Set<Square> plain = new TreeSet<>(next);
    plain.removeAll(capturing);
    List<Mark> marks = new ArrayList<>();
    if (!plain.isEmpty()) {
      marks.add(Mark.candidates(List.copyOf(plain)));
    }
    if (!capturing.isEmpty()) {
      marks.add(Mark.captures(List.copyOf(capturing)));
    }
    marks.addAll(signs());
    if (isTarget) {
      marks.addAll(points(possible));
      marks.addAll(capturedElsewhere(captures, next));
      marks.addAll(helpers(possible));
    }
    if (isPiece) {
      marks.addAll(forced());
    }
    return marks;
  }

  /** What going to the last of its squares scores at once, in a corner of that. */
  private static List<Mark> points(List<Action> actions) {
    return actions.stream()
        .filter(action -> action.points() > 0)
        .<Mark>map(
            action ->
                new Mark.CornerText(
                    "+" + action.points(), end(action).file() + 1, end(action).rank() + 1))
        .toList();
  }

  private static Square end(Action action) {
    return Square.named(action.path().get(action.path().size() - 1).value());
  }

  /** What moves score that must be made, as no other step would tell it. */
  private List<Mark> forced() {
    return points(possible.stream().filter(Action::isForced).toList());
  }

  /**
   * The pieces that help to capture, or that a piece moves like: rings, and lines to the square
   * that the moving piece goes to.
   */
  private static List<Mark> helpers(List<Action> actions) {
    return actions.stream()
        .filter(action -> action.path().size() > 1)
        .flatMap(action -> action.marks().stream())
        .filter(mark -> mark instanceof Stroke stroke && isOfPair(stroke))
        .distinct()
        .toList();
  }

  private static boolean isOfPair(Stroke stroke) {
    return stroke.isRing() || stroke.form() == Stroke.Form.LINE;
  }

  /** The pieces captured on squares other than the one moved to. */
  private static List<Mark> capturedElsewhere(List<Action> captures, Set<Square> reached) {
    Set<Square> victims = new TreeSet<>();
    captures.forEach(action -> victims.addAll(action.captures()));
    victims.removeAll(reached);
    return victims.isEmpty() ? List.of() : List.of(Mark.victims(List.copyOf(victims)));
  }

  /** What all actions that are left would do, and how the others could answer. */
  private List<Mark> outcome() {
    Optional<Action> action = possible.stream().findFirst();
    List<Mark> own = common(possible);
    List<Mark> marks = new ArrayList<>(own.isEmpty() ? path() : own);
    action
        .map(Action::captures)
        .filter(victims -> !victims.isEmpty())
        .ifPresent(victims -> marks.add(hits(victims)));
    marks.addAll(points(action.stream().toList()));
    if (!isChosen()) {
      marks.addAll(signs());
      return marks;
    }
    action
        .filter(one -> warns)
        .flatMap(Action::exposure)
        .ifPresent(exposure -> marks.addAll(exposure.marks()));
    action
        .filter(one -> warns && one.ambush().isPresent())
        .ifPresent(one -> marks.add(Mark.doubt(List.of(end(one)))));
    return marks;
  }

  /** Where the piece could be captured next, and where perhaps. */
  private List<Mark> signs() {
    List<Mark> signs = new ArrayList<>();
    List<Square> exposed = exposed();
    if (!exposed.isEmpty()) {
      signs.add(Mark.danger(exposed));
    }
    List<Square> ambushed = ambushed();
    if (!ambushed.isEmpty()) {
      signs.add(Mark.doubt(ambushed));
    }
    return signs;
  }

  /** Nothing is crossed out as long as it can be chosen what is captured, or beside what stays. */
  private Mark hits(List<Square> victims) {
    return possible.size() > 1 || possible.get(0).leavesOneOfTwo()
        ? Mark.captures(victims)
        : Mark.victims(victims);
  }

  /** The choices made so far, as the actions draw them: for an order, who gives it to whom. */
  private List<Mark> choicesMade() {
    List<Mark> own = squares().size() < 2 ? List.of() : common(possible);
    return own.isEmpty() ? path() : own;
  }

  private static List<Mark> common(List<Action> actions) {
    return actions.stream()
        .map(Action::marks)
        .reduce((one, next) -> one.stream().filter(next::contains).toList())
        .orElse(List.of());
  }

  /** An arrow from the first square chosen to the last, or a circle round the only one. */
  private List<Mark> path() {
    List<Square> path = squares();
    return path.isEmpty()
        ? List.of()
        : List.of(Mark.arrow(path.get(0), path.get(path.size() - 1), "blue"));
  }

  private List<Square> squares() {
    return chosen.stream().flatMap(value -> square(value).stream()).toList();
  }

  private Optional<Square> square(String value) {
    return Square.find(value)
        .filter(square -> square.file() < board.files() && square.rank() < board.ranks());
  }
}
