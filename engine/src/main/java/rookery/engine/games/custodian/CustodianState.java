package rookery.engine.games.custodian;

import java.util.Arrays;
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
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.chess.DrawRules;

/** A moment between two moves. Nothing is secret, so every view shows all of it. */
final class CustodianState implements OneToAct {
  private final CustodianOptions options;
  private final Position position;
  private final DrawRules draws;
  private final Optional<CustodianAction> last;
  private final Optional<Result> result;
  private final List<CustodianAction> moves;

  private CustodianState(
      CustodianOptions options,
      Position position,
      DrawRules draws,
      Optional<CustodianAction> last,
      Optional<Result> result,
      List<CustodianAction> moves) {
    this.options = options;
    this.position = position;
    this.draws = draws;
    this.last = last;
    this.result = result;
    this.moves = result.isPresent() ? List.of() : moves;
  }

  static CustodianState start(CustodianOptions options) {
    return first(options, new Position(options.setup().board(), Colour.WHITE, Castling.all()));
  }

  /**
   * A position drawn as text, for tests. Kings and rooks that stand at home have never moved.
   *
   * @param rows rank 7 first
   */
  static CustodianState of(CustodianOptions options, Colour turn, String... rows) {
    Board board = Board.of(Arrays.asList(rows));
    return first(options, new Position(board, turn, Castling.atHome(board)));
  }

  private static CustodianState first(CustodianOptions options, Position position) {
    return new CustodianState(
        options,
        position,
        DrawRules.start().turnBegins(position),
        Optional.empty(),
        Optional.empty(),
        MoveGenerator.moves(options, position));
  }

  CustodianOptions options() {
    return options;
  }

  /** Board, side to move and castling rights. */
  Position truth() {
    return position;
  }

  /** The move that led here. */
  Optional<CustodianAction> last() {
    return last;
  }

  /** The legal moves of the side to move; none when the game is over. */
  List<CustodianAction> moves() {
    return moves;
  }

  @Override
  public Seat toAct() {
    return Duel.seat(position.turn());
  }

  @Override
  public List<Action> legal(Seat seat) {
    return seat.equals(toAct()) ? List.copyOf(moves) : List.of();
  }

  @Override
  public State play(Seat seat, Action action) {
    if (!mayAct().contains(seat)) {
      throw new IllegalActionException("It is not your turn. " + Status.of(this));
    }
    CustodianAction move =
        moves.stream()
            .filter(action::equals)
            .findFirst()
            .orElseThrow(() -> new IllegalActionException(whyNot(seat, action.text())));
    return after(move);
  }

  private String whyNot(Seat seat, String text) {
    return refusal(seat, text.replace("=", "")).orElse("%s is not a move here.".formatted(text));
  }

  private CustodianState after(CustodianAction move) {
    Position next = position.after(move);
    DrawRules drawsThen = drawsAfter(move).turnBegins(next);
    List<CustodianAction> replies = MoveGenerator.moves(options, next);
    Endings endings = new Endings(move, next, replies, drawsThen);
    return new CustodianState(
        options, next, drawsThen, Optional.of(move), endings.result(), replies);
  }

  private DrawRules drawsAfter(CustodianAction move) {
    if (!move.pawn() && move.taken().isEmpty()) {
      return draws.moved();
    }
    // Recruited pieces, and pawns that turned round with them, can go back to where they were.
    return options.recruit() ? draws.progressedReversibly() : draws.progressed();
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
    return mayAct().contains(seat)
        ? new Refusal(options, position, moves).of(typed)
        : Optional.empty();
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    return mayAct().contains(seat) ? Aliases.of(moves) : Map.of();
  }

  @Override
  public SortedMap<String, Object> position() {
    return new TreeMap<>(
        Map.of(
            "position", position.board().rows(),
            "turn", position.turn().word(),
            "castling", Castling.text(position.castling()),
            "halfmove", draws.halfmove()));
  }

  @Override
  public View view(Viewer viewer) {
    Picture picture = Picture.of(this, viewer);
    boolean acts = viewer.seat().filter(mayAct()::contains).isPresent();
    return new View(
        viewer,
        position(),
        picture.diagram(),
        picture.words(),
        Status.of(this),
        acts ? Optional.of("Move one of your pieces to an empty square.") : Optional.empty(),
        Optional.empty(),
        mayAct(),
        awaited(),
        viewer.seat().map(this::legal).orElse(List.of()),
        viewer.seat().map(this::claims).orElse(Set.of()),
        result);
  }

  @Override
  public Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    return moves.stream()
        .filter(action::equals)
        .findFirst()
        .map(move -> "%s: %s.".formatted(actor.title(), move.words()));
  }
}
