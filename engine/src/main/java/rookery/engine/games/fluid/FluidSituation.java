package rookery.engine.games.fluid;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.CheckEscape;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.DrawRules;
import rookery.engine.chess.KingAttack;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidMoveGenerator;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.lazy.Lazy;
import rookery.engine.lazy.LazyList;
import rookery.engine.play.SingleDuty;
import rookery.engine.play.SituationAction;
import rookery.engine.play.ViewContent;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * Between two moves. Nothing is secret, so everybody is told all of it.
 *
 * @param draws the draw rules, the truth counted
 * @param moves what the side to move may do, sorted by text
 * @param room to how many squares the king can go that the side to move chases, if it does
 */
record FluidSituation(
    FluidPosition truth,
    DrawRules draws,
    Optional<FluidMove> last,
    Lazy<List<FluidMove>> moves,
    Lazy<OptionalInt> room)
    implements SingleDuty<FluidSituation> {

  /** The situation as a turn begins. */
  private static FluidSituation of(
      FluidPosition position, DrawRules drawsBefore, Optional<FluidMove> last) {
    return new FluidSituation(
        position,
        drawsBefore.turnBegins(counted(position)),
        last,
        Lazy.of(() -> FluidMoveGenerator.legal(position)),
        Lazy.of(() -> FluidChase.room(position)));
  }

  /** A passed square counts only while a capture there is legal. */
  private static FluidPosition counted(FluidPosition position) {
    return FluidMoveGenerator.mayCapturePassed(position) ? position : position.withoutPassed();
  }

  /** A game that begins with {@code position}. */
  static FluidSituation start(FluidPosition position) {
    return of(position, DrawRules.start(), Optional.empty());
  }

  FluidSituation after(FluidMove move) {
    boolean progress = move.isPawns() || move.taken() != Stack.EMPTY;
    return of(truth.after(move), progress ? draws.progressed() : draws.moved(), Optional.of(move));
  }

  @Override
  public Optional<Result> result() {
    return ChessEndings.of(
        truth,
        () -> moves.get().isEmpty(),
        draws,
        List.of(TwoColourSeats.seat(truth.turn().opposite())));
  }

  /** A mate says more. */
  boolean isCheckToAnswer() {
    return truth.inCheck() && result().isEmpty();
  }

  @Override
  public Optional<Explanation> why() {
    return truth.inCheck()
        ? KingAttack.why(Optional.of(FluidDanger.check(truth)), result())
        : Optional.empty();
  }

  @Override
  public Optional<Explanation> threat(Seat seat) {
    return actor().equals(seat) && !truth.inCheck() ? FluidDanger.mate(truth) : Optional.empty();
  }

  /** A check is more, and told to everybody. */
  @Override
  public Optional<Explanation> danger(Seat seat) {
    if (!actor().equals(seat) || truth.inCheck()) {
      return Optional.empty();
    }
    return FluidDanger.to(truth.turn(), truth).told();
  }

  @Override
  public SortedMap<Square, Character> endangered(Seat seat) {
    return FluidDanger.to(TwoColourSeats.colour(seat), truth).pieces().letters();
  }

  @Override
  public Seat actor() {
    return TwoColourSeats.seat(truth.turn());
  }

  @Override
  public List<? extends SituationAction<FluidSituation>> deeds() {
    return LazyList.of(moves.get(), move -> new FluidAction(this, move));
  }

  @Override
  public boolean inOrder() {
    return true;
  }

  @Override
  public Sentences task() {
    if (!truth.inCheck()) {
      return Sentences.of("Move one piece, or a pair together.");
    }
    AttackedPiece king = FluidDanger.check(truth);
    return CheckEscape.task(
        deeds().stream()
            .map(FluidAction.class::cast)
            .map(
                deed ->
                    CheckEscape.of(
                        king, FluidDanger.holdsKing(deed.move().moved()), deed.captures())));
  }

  @Override
  public String whyNot(String typed) {
    return new FluidRefusal(truth, moves.get()).of(typed);
  }

  @Override
  public Set<String> claims(Seat seat) {
    return actor().equals(seat) ? draws.claims() : Set.of();
  }

  @Override
  public SortedMap<String, Object> position() {
    SortedMap<String, Object> position = new TreeMap<>();
    position.put("position", truth.rows());
    position.put("turn", truth.turn().word());
    position.put("castling", truth.castling());
    position.put("ep", truth.passed().map(Square::toString).orElse(null));
    position.put("halfmove", draws.halfmove());
    return position;
  }

  @Override
  public ViewContent told(Viewer viewer) {
    FluidPicture picture = FluidPicture.of(this, viewer);
    return new ViewContent(position(), picture.diagram(), picture.words(), status());
  }

  /** Whose turn it is or how the game ended, and what a look may miss. */
  private Sentences status() {
    return result()
        .map(
            end ->
                ChessEndings.told(
                    end.reason(), truth.turn(), TwoColourSeats::seat, "a capture or a pawn's move"))
        .orElseGet(
            () ->
                Sentences.of(ChessEndings.toMove(actor(), truth.inCheck()))
                    .then(passing())
                    .then(PinnedPieces.told(this))
                    .then(kings())
                    .then(shared()));
  }

  /** FL-9: nobody sees on the board that a pawn can capture one that has passed it. */
  private Sentences passing() {
    List<Square> pawns =
        moves.get().stream()
            .filter(FluidMove::isEnPassant)
            .map(move -> Geometry.CHESS.square(move.from()))
            .distinct()
            .toList();
    return pawns.isEmpty()
        ? Sentences.NONE
        : Sentences.of(
            "%s can capture en passant with the pawn on %s.", actor(), Phrase.either(pawns));
  }

  /** FL-8: who only sees a king there may not expect how it moves. */
  private Sentences kings() {
    return new Sentences(
        Stream.of(Colour.values())
            .filter(colour -> !truth.inCheck())
            .flatMap(
                colour ->
                    FluidNames.besideKing(truth.at(truth.king(colour))).stream()
                        .map(
                            beside ->
                                Sentence.of(
                                    "%s's king moves like its %s, too.",
                                    TwoColourSeats.seat(colour), beside)))
            .toList());
  }

  /** FL-3: where pieces of both colours stand and leave each other alone. */
  private Sentences shared() {
    List<Square> squares = truth.squares(Stack::isOfBothSides);
    return squares.isEmpty() ? Sentences.NONE : Sentences.of("Both sides share %s.", squares);
  }
}
