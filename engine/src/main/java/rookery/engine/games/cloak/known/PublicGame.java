package rookery.engine.games.cloak.known;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Result;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.Castling;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.DrawRules;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.PublicEvidence;
import rookery.engine.games.cloak.setup.SetUps;

/**
 * Everything that is public. The set-ups are asked only for what an action makes public itself.
 *
 * @param board the board as all see it, and what all know of the sides
 * @param trail what moved last
 * @param captor who has taken a king
 * @param starts how this turn began and the one before
 */
public record PublicGame(
    PublicBoard board,
    CloakTurn turn,
    DrawRules draws,
    LastCloakTurn trail,
    Optional<Colour> captor,
    TurnStarts starts) {
  /** How a game may end. */
  public static final Set<String> ENDINGS =
      DrawRules.and(ChessEndings.KING_CAPTURED, ChessEndings.CHECKMATE, ChessEndings.STALEMATE);

  /** Before the set-ups. */
  public static PublicGame start() {
    return new PublicGame(
        PublicBoard.start(),
        CloakTurn.SETUP,
        DrawRules.start(),
        LastCloakTurn.NONE,
        Optional.empty(),
        TurnStarts.of(PublicBoard.start()));
  }

  private Colour side() {
    return turn.side();
  }

  /** The moves of the side whose turn it is, where it is set up like that. */
  public CloakMoves moves(Arrangement own) {
    return new CloakMoves(board, side(), own, !turn.moved());
  }

  /** After a set-up, with which the first turn begins if it was the second. */
  public PublicGame setUp(SetUps setUps) {
    return setUps.areComplete() ? beginning(CloakTurn.begin(Colour.WHITE, CloakStep.GUESS)) : this;
  }

  /** After a guess; its answer is told to all. */
  public PublicGame guessed(int number, PieceType kind, SetUps setUps) {
    Colour other = side().opposite();
    boolean right = setUps.kind(other, number) == kind;
    PublicSide guessed = board.side(other);
    PublicEvidence known = guessed.known();
    PublicEvidence more = right ? known.is(number, kind) : known.isNot(number, kind);
    return new PublicGame(
        board.with(guessed.with(more)),
        turn.guessing(right),
        draws,
        trail,
        captor,
        right ? starts.guessing(number) : starts);
  }

  private PublicGame with(PublicBoard other, CloakTurn next) {
    return new PublicGame(other, next, draws, trail, captor, starts);
  }

  /** After the regular move. */
  public PublicGame moved(Move move, SetUps setUps) {
    boolean progress = board.isPawn(move.from()) || board.victim(move).isPresent();
    return moved(board.after(move, setUps), turn.afterMove(), made(move), counted(progress))
        .unlessKingFell(takesKing(move, setUps), this);
  }

  /** After the regular move, where it was a castling. */
  public PublicGame moved(Castling castling) {
    return moved(
        board.after(castling), turn.afterMove(), LastCloakTurn.of(castling), counted(false));
  }

  /** A pawn can be captured and dropped again, so that earlier positions may return. */
  private DrawRules counted(boolean progress) {
    return progress ? draws.progressedReversibly() : draws.moved();
  }

  private PublicGame moved(
      PublicBoard after, CloakTurn next, LastCloakTurn more, DrawRules counted) {
    return new PublicGame(
        after, next, counted, turn.moved() ? trail.then(more) : more, captor, starts);
  }

  private LastCloakTurn made(Move move) {
    return LastCloakTurn.of(move, board.victim(move).isPresent());
  }

  private boolean takesKing(Move move, SetUps setUps) {
    return board.victim(move).filter(victim -> kind(victim, setUps) == PieceType.KING).isPresent();
  }

  private PieceType kind(Square square, SetUps setUps) {
    return board.kind(square, setUps.of(board.owner(square).orElseThrow()));
  }

  private PublicGame unlessKingFell(boolean fell, PublicGame before) {
    return fell
        ? new PublicGame(
            board, before.turn.passed(), draws, trail, Optional.of(before.side()), starts)
        : this;
  }

  /** After a pawn's move as a bonus. */
  public PublicGame bonus(Move move, SetUps setUps) {
    return moved(board.after(move, setUps), turn.afterBonus(true), made(move), counted(true))
        .unlessKingFell(takesKing(move, setUps), this);
  }

  /** After a captured pawn was dropped as a bonus. */
  public PublicGame bonus(Square drop) {
    return moved(
        board.after(drop, side()), turn.afterBonus(true), LastCloakTurn.of(drop), counted(true));
  }

  /** After a bonus was declined. */
  public PublicGame skipped() {
    return with(board, turn.afterBonus(false));
  }

  /** After a checker was uncloaked. */
  public PublicGame uncloaked(int number, SetUps setUps) {
    return with(board.uncloaked(side(), number, setUps.kind(side(), number)), turn);
  }

  /** After the end of the turn. */
  public PublicGame ended() {
    return with(board.afterTurn(side()), turn).beginning(turn.next());
  }

  private PublicGame beginning(CloakTurn next) {
    DrawRules counted = draws.turnBegins(with(board, next).key());
    return new PublicGame(board, next, counted, trail, captor, starts.then(board));
  }

  /**
   * What the same position has in common for repetition: public facts alone, and which checkers
   * have moved in place of castling rights.
   */
  private Object key() {
    return List.of(
        board.shown(),
        board.white().key(),
        board.black().key(),
        side(),
        turn.step(),
        usablePassed());
  }

  /** The set of passed squares where a capture is legal as the next action. */
  private long usablePassed() {
    long answerable = board.answerable(side());
    if (answerable == 0) {
      return 0;
    }
    long usable = 0;
    for (Move move : moves(Arrangement.ALL.get(0)).pawns()) {
      boolean captures = move.from().file() != move.to().file();
      usable |= captures ? SquareSet.of(Geometry.CHESS.number(move.to())) : 0;
    }
    return usable & answerable;
  }

  /** Whether a turn has just begun: nothing has been done in it. */
  public boolean isStartOfTurn() {
    return turn.step() != CloakStep.SETUP && !turn.begun();
  }

  /** Whether the side whose turn it is could go on if it were set up like that. */
  public boolean canGoOn(Arrangement own) {
    return !turn.needsMove() || !moves(own).areNone();
  }

  /** How it has ended, but for mate and stalemate, which the own set-up decides. */
  public Optional<Result> result() {
    return captor
        .map(colour -> TwoColourSeats.win(colour, ChessEndings.KING_CAPTURED))
        .or(() -> isStartOfTurn() ? draws.result() : Optional.empty());
  }

  /** CL-10, CL-14: how it ends where the side to move cannot; CL-3: no cloaked piece gives mate. */
  public Result stuck() {
    return board.inCheck(side())
        ? TwoColourSeats.win(side().opposite(), ChessEndings.CHECKMATE)
        : new Result.Draw(ChessEndings.STALEMATE);
  }
}
