package rookery.engine.games.splitbrain;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.IllegalActionException;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Position;

/** A moment of a game: a phase of a turn, or the turn that can no longer be played. */
final class SplitBrainState implements State {
  private static final String HIDDEN = "?";

  private final Phase phase;
  private final Optional<Result> result;

  private SplitBrainState(Phase phase) {
    this.phase = phase;
    this.result = phase.turn().result();
  }

  static SplitBrainState start() {
    Position start = Position.start(SplitBrainGame.LOS_ALAMOS);
    return new SplitBrainState(Circling.begin(Turn.first(start, Checker.H8)));
  }

  /**
   * A position drawn as text, for tests.
   *
   * @param rows the six used rows, rank 7 first, without spaces
   */
  static SplitBrainState of(Colour team, Checker checker, String... rows) {
    Board board = Board.empty(8, 8);
    Board used = Board.of(Arrays.asList(rows));
    for (Square square : used.squares()) {
      board = board.with(Square.at(square.file() + 1, square.rank() + 1), used.at(square));
    }
    Position position = Position.of(SplitBrainGame.LOS_ALAMOS, board, team, "", Optional.empty());
    return new SplitBrainState(Circling.begin(Turn.first(position, checker)));
  }

  Turn turn() {
    return phase.turn();
  }

  @Override
  public Set<Seat> mayAct() {
    return result.isPresent() ? Set.of() : phase.mayAct();
  }

  @Override
  public List<Set<Seat>> awaited() {
    return result.isPresent() ? List.of() : phase.awaited();
  }

  private boolean mayAct(Seat seat) {
    return mayAct().contains(seat);
  }

  @Override
  public List<Action> legal(Seat seat) {
    return mayAct(seat)
        ? phase.legal(seat).stream().map(Action.class::cast).sorted().toList()
        : List.of();
  }

  @Override
  public State play(Seat seat, Action action) {
    if (!mayAct(seat)) {
      throw new IllegalActionException("It is not your turn to do anything.");
    }
    if (!legal(seat).contains(action)) {
      throw new IllegalActionException(phase.refusal(seat, action.text()));
    }
    return new SplitBrainState(phase.after(seat, action));
  }

  @Override
  public Optional<String> refusal(Seat seat, String typed) {
    return mayAct(seat) ? Optional.of(phase.refusal(seat, typed)) : Optional.empty();
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    return mayAct(seat) ? phase.aliases(seat) : Map.of();
  }

  @Override
  public Optional<Result> result() {
    return result;
  }

  @Override
  public Set<String> claims(Seat seat) {
    // At the start of a turn only, before circles; that a seat has circled is public.
    return mayAct(seat) && phase.circles().isEmpty() ? turn().draws().claims() : Set.of();
  }

  @Override
  public SortedMap<String, Object> position() {
    return facts(seat -> true);
  }

  private SortedMap<String, Object> facts(Predicate<Seat> shown) {
    SortedMap<String, String> circles = new TreeMap<>();
    phase
        .circles()
        .forEach(
            (seat, square) ->
                circles.put(seat.id(), shown.test(seat) ? square.toString() : HIDDEN));
    return new TreeMap<>(
        Map.of(
            "position", turn().position().board().rows(),
            "turn", turn().team().word(),
            "checker", turn().checker().square().toString(),
            "circles", circles,
            "phase", phase.word(),
            "halfmove", turn().draws().halfmove()));
  }

  @Override
  public View view(Viewer viewer) {
    Picture picture = Picture.of(phase, viewer);
    Optional<Seat> actor = viewer.seat().filter(this::mayAct);
    return new View(
        viewer,
        facts(seat -> phase.shows(seat, viewer)),
        picture.diagram(),
        picture.words(),
        Status.of(phase, result),
        actor.map(phase::task),
        phase.secret(viewer),
        mayAct(),
        awaited(),
        actor.map(this::legal).orElse(List.of()),
        actor.map(this::claims).orElse(Set.of()),
        result);
  }

  @Override
  public State resample(Viewer viewer, RandomGenerator random) {
    return new SplitBrainState(phase.resample(viewer, random));
  }

  @Override
  public Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    return phase.describe(actor, action, viewer);
  }

  @Override
  public boolean reveals(Seat actor, Action action) {
    return phase.reveals(actor);
  }
}
