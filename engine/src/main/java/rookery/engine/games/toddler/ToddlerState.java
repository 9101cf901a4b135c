package rookery.engine.games.toddler;

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
import rookery.engine.chess.DrawRules;

/** A moment between two moves. Nothing is secret, so every view shows all of it. */
final class ToddlerState implements OneToAct {
  private final Position position;
  private final DrawRules draws;
  private final Optional<Move> last;
  private final Optional<Result> result;
  private final List<ToddlerAction> actions;

  private ToddlerState(
      Position position,
      DrawRules draws,
      Optional<Move> last,
      Optional<Result> result,
      List<ToddlerAction> actions) {
    this.position = position;
    this.draws = draws;
    this.last = last;
    this.result = result;
    this.actions = result.isPresent() ? List.of() : actions;
  }

  /** A game that begins with {@code position}. */
  static ToddlerState start(Position position) {
    return new ToddlerState(
        position,
        DrawRules.start().turnBegins(position),
        Optional.empty(),
        Optional.empty(),
        MoveGenerator.legal(position));
  }

  /** Board, side to move, and whether the other side has just passed. */
  Position truth() {
    return position;
  }

  /** The move that led here. */
  Optional<Move> last() {
    return last;
  }

  /** Whether the side to move has to end a threat, or has lost because it cannot. */
  boolean threatened() {
    return position.threatened() && !(result.isPresent() && result.get() instanceof Result.Draw);
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
    return after(
        find(action)
            .orElseThrow(
                () ->
                    new IllegalActionException(
                        refusal(seat, action.text())
                            .orElse("%s is not a move here.".formatted(action.text())))));
  }

  private Optional<Move> find(Action action) {
    return actions.stream().filter(action::equals).findFirst().map(ToddlerAction::move);
  }

  private ToddlerState after(Move move) {
    Position next = position.after(move);
    DrawRules drawsThen = move.counted(draws).turnBegins(next);
    Optional<Result> ended = Endings.byMove(position, next);
    List<ToddlerAction> replies = ended.isPresent() ? List.of() : MoveGenerator.legal(next);
    Optional<Result> result = ended.or(() -> Endings.atTurn(next, replies, drawsThen));
    return new ToddlerState(next, drawsThen, Optional.of(move), result, replies);
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
    return mayAct().contains(seat) ? Refusal.of(position, typed) : Optional.empty();
  }

  /** TO-8: a trade may be written from either square. */
  @Override
  public Map<String, Action> aliases(Seat seat) {
    Map<String, Action> aliases = new TreeMap<>();
    for (Action action : legal(seat)) {
      if (action instanceof ToddlerAction known && known.move() instanceof Trade trade) {
        aliases.put(trade.alias(), action);
      }
    }
    return aliases;
  }

  @Override
  public SortedMap<String, Object> position() {
    return new TreeMap<>(
        Map.of(
            "position", position.rows(),
            "turn", position.turn().word(),
            "passed", position.passed(),
            "halfmove", draws.halfmove()));
  }

  @Override
  public View view(Viewer viewer) {
    Picture picture = Picture.of(this, viewer);
    return view(viewer, picture, Status.of(this));
  }

  /** The view with every piece's letter, what cannot be captured and what cannot capture. */
  @Override
  public Optional<View> explained(Viewer viewer) {
    Explanation explanation = new Explanation(position.field());
    Picture picture = Picture.of(this, viewer).with(explanation.marksWithLetters());
    return Optional.of(view(viewer, picture, explanation.words() + "\n" + Explanation.letters()));
  }

  private View view(Viewer viewer, Picture picture, String status) {
    boolean acts = viewer.seat().filter(mayAct()::contains).isPresent();
    return new View(
        viewer,
        position(),
        picture.diagram(),
        picture.words(),
        status,
        acts ? Optional.of(task()) : Optional.empty(),
        Optional.empty(),
        mayAct(),
        awaited(),
        viewer.seat().map(this::legal).orElse(List.of()),
        viewer.seat().map(this::claims).orElse(Set.of()),
        result);
  }

  private String task() {
    return position.threatened()
        ? "End the threat to your Toddler."
        : "Move one of your pieces, or pass.";
  }

  @Override
  public Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    return find(action).map(move -> "%s: %s.".formatted(actor.title(), move.words()));
  }
}
