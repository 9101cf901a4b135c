package rookery.engine.games.fluid;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.Action;
import rookery.engine.Duel;
import rookery.engine.IllegalActionException;
import rookery.engine.OneToAct;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.chess.DrawRules;

/** A moment between two moves. Nothing is secret, so every view shows all of it. */
final class FluidState implements OneToAct {
  private final Position position;
  private final DrawRules draws;
  private final Optional<Move> last;
  private final List<FluidAction> actions;
  private final Optional<Result> result;

  private FluidState(Position position, DrawRules drawsBefore, Optional<Move> last) {
    List<FluidAction> legal = MoveGenerator.legal(position);
    this.position = position;
    this.draws = drawsBefore.turnBegins(counted(position, legal));
    this.last = last;
    this.result = Endings.of(position, legal, draws);
    this.actions = result.isPresent() ? List.of() : legal;
  }

  /** A passed square counts only while a capture there is legal. */
  private static Position counted(Position position, List<FluidAction> legal) {
    boolean usable =
        position.passed().isPresent()
            && legal.stream().anyMatch(action -> action.move().isEnPassant());
    return usable ? position : position.withoutPassed();
  }

  /** A game that begins with {@code position}. */
  static FluidState start(Position position) {
    return new FluidState(position, DrawRules.start(), Optional.empty());
  }

  /** Board, side to move, and rights. */
  Position truth() {
    return position;
  }

  /** The move that led here. */
  Optional<Move> last() {
    return last;
  }

  @Override
  public Seat toAct() {
    return Duel.seat(position.turn());
  }

  @Override
  public List<Action> legal(Seat seat) {
    return seat.equals(toAct()) ? List.copyOf(actions) : List.of();
  }

  @Override
  public State play(Seat seat, Action action) {
    if (!mayAct().contains(seat)) {
      throw new IllegalActionException("It is not your turn. " + Status.of(this));
    }
    return find(action)
        .map(this::after)
        .orElseThrow(() -> new IllegalActionException(whyNot(seat, action.text())));
  }

  private Optional<Move> find(Action action) {
    return actions.stream().filter(action::equals).findFirst().map(FluidAction::move);
  }

  private String whyNot(Seat seat, String text) {
    return refusal(seat, text.replaceAll("[x=-]", ""))
        .orElse("%s is not a move here.".formatted(text));
  }

  private FluidState after(Move move) {
    boolean progress = move.isPawns() || move.taken() != Stack.EMPTY;
    return new FluidState(
        position.after(move), progress ? draws.progressed() : draws.moved(), Optional.of(move));
  }

  @Override
  public Optional<Result> result() {
    return result;
  }

  @Override
  public Set<String> claims(Seat seat) {
    return mayAct().contains(seat) ? draws.claims() : Set.of();
  }

  @Override
  public Optional<String> refusal(Seat seat, String typed) {
    return mayAct().contains(seat) ? new Refusal(position, actions).of(typed) : Optional.empty();
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    return mayAct().contains(seat) ? Aliases.of(actions) : Map.of();
  }

  @Override
  public SortedMap<String, Object> position() {
    SortedMap<String, Object> truth = new TreeMap<>();
    truth.put("position", position.rows());
    truth.put("turn", position.turn().word());
    truth.put("castling", position.castling());
    truth.put("ep", position.passed().map(Square::toString).orElse(null));
    truth.put("halfmove", draws.halfmove());
    return truth;
  }

  @Override
  public View view(Viewer viewer) {
    Picture picture = Picture.of(this, viewer);
    return new View(
        viewer,
        position(),
        picture.diagram(),
        picture.words(),
        Status.of(this),
        viewer.seat().filter(mayAct()::contains).map(seat -> task()),
        Optional.empty(),
        mayAct(),
        awaited(),
        viewer.seat().map(this::legal).orElse(List.of()),
        viewer.seat().map(this::claims).orElse(Set.of()),
        result);
  }

  private String task() {
    return position.inCheck()
        ? "Get your king out of check."
        : "Move a piece, or two of yours that share a square.";
  }

  @Override
  public Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    return find(action).map(move -> "%s: %s.".formatted(actor.title(), new Wording(move).done()));
  }
}
