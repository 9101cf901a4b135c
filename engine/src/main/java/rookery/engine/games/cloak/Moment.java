package rookery.engine.games.cloak;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.Duel;
import rookery.engine.Result;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.DrawRules;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;

/**
 * Everything that is public. The set-ups are asked only for what an action makes public itself.
 *
 * @param field the board as all see it, and what all know of the sides
 * @param turn how far the turn has come
 * @param draws how near a draw is
 * @param trail what moved last
 * @param result how the game has ended
 */
record Moment(Field field, Turn turn, DrawRules draws, Trail trail, Optional<Result> result) {
  /** Before the set-ups. */
  static Moment start() {
    return new Moment(Field.start(), Turn.SETUP, DrawRules.start(), Trail.NONE, Optional.empty());
  }

  private Colour side() {
    return turn.side();
  }

  /** The moves of the side whose turn it is. */
  Moves moves(Armies armies) {
    return new Moves(field, side(), armies.of(side()), !turn.moved());
  }

  /** After a set-up, with which the first turn begins if it was the second. */
  Moment setUp(Armies armies) {
    return armies.areComplete() ? beginning(Turn.begin(Colour.WHITE, Step.GUESS), armies) : this;
  }

  /** After a guess; its answer is told to all. */
  Moment guessed(int number, PieceType kind, Armies armies) {
    Colour other = side().opposite();
    boolean right = armies.kind(other, number) == kind;
    Force force = field.force(other);
    Known known = force.known();
    Known more = right ? known.is(number, kind) : known.isNot(number, kind);
    return with(field.with(force.with(more)), turn.guessing(right));
  }

  private Moment with(Field other, Turn next) {
    return new Moment(other, next, draws, trail, result);
  }

  /** After the regular move. */
  Moment moved(Move move, Armies armies) {
    boolean progress = isPawn(move.from()) || field.victim(move).isPresent();
    return moved(field.after(move, armies), turn.afterMove(), Trail.of(move), counted(progress))
        .unlessKingFell(takesKing(move, armies), this);
  }

  /** After the regular move, where it was a castling. */
  Moment moved(Castling castling) {
    return moved(field.after(castling), turn.afterMove(), Trail.of(castling), counted(false));
  }

  private boolean isPawn(Square square) {
    return field.visible(square).filter(kind -> kind == PieceType.PAWN).isPresent();
  }

  /** A pawn can be captured and dropped again, so that earlier positions may return. */
  private DrawRules counted(boolean progress) {
    return progress ? draws.progressedReversibly() : draws.moved();
  }

  private Moment moved(Field after, Turn next, Trail more, DrawRules counted) {
    return new Moment(
        after, next, counted, turn.moved() ? trail.then(more) : more, Optional.empty());
  }

  private boolean takesKing(Move move, Armies armies) {
    return field.victim(move).filter(victim -> kind(victim, armies) == PieceType.KING).isPresent();
  }

  private PieceType kind(Square square, Armies armies) {
    return field.kind(square, armies.of(field.owner(square).orElseThrow()));
  }

  private Moment unlessKingFell(boolean fell, Moment before) {
    if (!fell) {
      return this;
    }
    Result win = win(before.side(), CloakGame.KING_CAPTURED);
    return new Moment(field, before.turn.passed(), draws, trail, Optional.of(win));
  }

  private static Result win(Colour winner, String reason) {
    return new Result.Win(List.of(Duel.seat(winner)), reason);
  }

  /** After a pawn's move as a bonus. */
  Moment bonus(Move move, Armies armies) {
    return moved(field.after(move, armies), turn.afterBonus(true), Trail.of(move), counted(true))
        .unlessStuck(armies)
        .unlessKingFell(takesKing(move, armies), this);
  }

  /** After a captured pawn was dropped as a bonus. */
  Moment bonus(Square drop, Armies armies) {
    Field after = field.after(drop, side());
    return moved(after, turn.afterBonus(true), Trail.of(drop), counted(true)).unlessStuck(armies);
  }

  /** After a bonus was declined. */
  Moment skipped() {
    return with(field, turn.afterBonus(false));
  }

  /** CL-14: a bonus before the move may leave none. */
  private Moment unlessStuck(Armies armies) {
    return turn.step() == Step.GUESS && moves(armies).areNone()
        ? ended(new Result.Draw(CloakGame.STALEMATE))
        : this;
  }

  private Moment ended(Result how) {
    return new Moment(field, turn, draws, trail, Optional.of(how));
  }

  /** After a checker was uncloaked. */
  Moment uncloaked(int number, Armies armies) {
    PieceType kind = armies.kind(side(), number);
    return with(field.uncloaked(side(), number, kind), turn);
  }

  /** After the end of the turn. */
  Moment ended(Armies armies) {
    return with(field.afterTurn(side()), turn).beginning(turn.next(), armies);
  }

  private Moment beginning(Turn next, Armies armies) {
    Moment begun = with(field, next);
    DrawRules counted = draws.turnBegins(begun.key());
    return new Moment(field, next, counted, trail, begun.verdict(armies).or(counted::result));
  }

  /** CL-10: mate and stalemate look at regular moves alone; CL-3: no cloaked piece gives mate. */
  private Optional<Result> verdict(Armies armies) {
    if (!moves(armies).areNone()) {
      return Optional.empty();
    }
    return Optional.of(
        field.inCheck(side())
            ? win(side().opposite(), CloakGame.CHECKMATE)
            : new Result.Draw(CloakGame.STALEMATE));
  }

  /**
   * What the same position has in common for repetition: public facts alone, and which checkers
   * have moved in place of castling rights.
   */
  private String key() {
    return String.join(
        " ",
        field.shown().toString(),
        key(field.white()),
        key(field.black()),
        side().word(),
        turn.step().word(),
        usablePassed());
  }

  private static String key(Force force) {
    return "%s %s %s %s".formatted(force.checkers(), force.told(), force.moved(), force.pawns());
  }

  /** The passed squares where a capture is legal as the next action. */
  private String usablePassed() {
    List<Square> answerable = field.answerable(side());
    if (answerable.isEmpty()) {
      return "";
    }
    return new Moves(field, side(), Arrangement.ALL.get(0), true)
        .pawns().stream()
            .filter(
                move -> answerable.contains(move.to()) && move.from().file() != move.to().file())
            .map(move -> move.to().toString())
            .distinct()
            .sorted()
            .collect(Collectors.joining(","));
  }

  /** Whether a draw may be claimed: at the start of a turn, before anything is done in it. */
  boolean isStartOfTurn() {
    return result.isEmpty() && turn.step() != Step.SETUP && !turn.begun();
  }

  /** Whether the side whose turn it is could go on if it were set up like that. */
  boolean canGoOn(Arrangement own) {
    return !turn.needsMove() || !new Moves(field, side(), own, !turn.moved()).areNone();
  }
}
