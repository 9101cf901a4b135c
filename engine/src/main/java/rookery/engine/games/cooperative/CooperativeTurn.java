package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.attack.Attack;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.cards.PieceCards;
import rookery.engine.chess.KingAttack;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.Variant;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.cooperative.cards.DealtCards;
import rookery.engine.games.cooperative.cards.HandQuestion;
import rookery.engine.games.cooperative.points.CooperativeScore;
import rookery.engine.games.cooperative.points.WinningPace;
import rookery.engine.text.NamedConstant;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * A turn as far as it has come.
 *
 * @param chess the pieces, with the colour to move throughout the turn, and a square to capture en
 *     passant on only while that is possible
 * @param passed the square passed by the last double step, until CO-3 lets it be forgotten
 * @param captured the pieces captured in all turns, by letter, sorted
 * @param trail the moves of this turn; before its first move those of the turn before
 */
record CooperativeTurn(
    Position chess,
    Optional<Square> passed,
    DealtCards cards,
    List<String> captured,
    Step step,
    List<TrailMove> trail,
    Optional<Result> result) {
  private static final int PAWNS = 8;

  /** The deck: a card for each piece. */
  static final List<String> DECK = PieceCards.ofBoth(PAWNS);

  /** From White's second to fourth rank a pawn passes the third. */
  private static final int PASSED_BY_WHITE = 2;

  /** How far a turn has come. */
  enum Step implements NamedConstant {
    /** A card must be played. */
    PLAY,
    /** A move without capture, captures, or nothing at all. */
    MOVE,
    /** CO-2: after the first move or capture, captures alone. */
    CAPTURE;
  }

  CooperativeTurn {
    captured = List.copyOf(captured);
    trail = List.copyOf(trail);
  }

  /**
   * Before the deck is shuffled.
   *
   * @param partners who gets a hand; nobody in solitaire
   */
  static CooperativeTurn undealt(List<Seat> partners) {
    return first(DealtCards.empty(partners));
  }

  /** The first turn with that deck, top first. */
  CooperativeTurn dealt(List<String> deck) {
    DealtCards dealt = DealtCards.dealt(seatsInOrder(), deck);
    return first(isSolitaire() ? dealt.turnedUp() : dealt);
  }

  private static CooperativeTurn first(DealtCards cards) {
    return new CooperativeTurn(
        Position.start(Variant.ORTHODOX),
        Optional.empty(),
        cards,
        List.of(),
        cards.hands().isEmpty() ? Step.MOVE : Step.PLAY,
        List.of(),
        Optional.empty());
  }

  private List<Seat> seatsInOrder() {
    return isSolitaire() ? List.of() : List.of(CooperativeGame.WHITE, CooperativeGame.BLACK);
  }

  boolean isSolitaire() {
    return cards.hands().isEmpty();
  }

  /** Whether nothing has been done on the board yet. */
  boolean isOpening() {
    return colour() == Colour.WHITE && captured.isEmpty() && trail.isEmpty();
  }

  /** Whether the last card of the line has come with this turn, and nothing has been done since. */
  boolean hasTurnedUp() {
    return isSolitaire() && step == Step.MOVE;
  }

  boolean isUndealt() {
    return cards.isUndealt();
  }

  Colour colour() {
    return chess.turn();
  }

  /** CO-11: the card of a piece that a pawn becomes is of the pawn's colour. */
  String card(PieceType promoted) {
    return Character.toString(colour().cased(promoted.letter()));
  }

  /** Who plays this turn. */
  Seat actor() {
    return isSolitaire() ? CooperativeGame.ALONE : CooperativeGame.partner(colour());
  }

  /** Whose turn it is, for sentences: a partner, or in solitaire the colour that is to move. */
  Object side() {
    return side(colour());
  }

  /** Who plays a colour, for sentences: a partner, or in solitaire that colour itself. */
  Object side(Colour colour) {
    return isSolitaire() ? colour.title() : CooperativeGame.partner(colour);
  }

  /** The others than {@code seat} who hold cards. */
  Stream<Seat> partnersOf(Seat seat) {
    return cards.hands().keySet().stream().filter(other -> !other.equals(seat));
  }

  CooperativeScore score() {
    return CooperativeScore.of(captured, chess.board());
  }

  /** Whether the players are as far as they should be. */
  WinningPace pace() {
    return new WinningPace(score(), chess.board(), cards.toCome());
  }

  /** How many turns there are with this one if nobody captures a king. */
  int turnsLeft() {
    return cards.turnsToCome() + (step == Step.PLAY ? 0 : 1);
  }

  /** What the best captures of this turn leave to be scored; see {@link Action#loss}. */
  double unscored() {
    return unscored(CaptureChain.best(this).points());
  }

  /** The same if a king is captured now, as the game ends by it: what could come before it. */
  double unscoredByTheKing() {
    int before = CaptureChain.scoreBeforeAKing(this) - score().points();
    return unscored(CaptureChain.best(this).points() - before);
  }

  /** The same after so many points more; nothing in the last turns, where the king counts. */
  double unscored(int more) {
    return new LastTurns(this).areFew()
        ? 0
        : CooperativeScore.BOUNDS.most() - score().points() - more;
  }

  /** The kings that came to the line when the player of {@code colour} drew last. */
  List<String> kings(Colour colour) {
    return cards.kings().getOrDefault(CooperativeGame.partner(colour), List.of());
  }

  /** CO-4: either king may stand attacked, whoever's turn it is. */
  List<Square> attackedKings() {
    return chess.attackedKings();
  }

  /** After {@code seat} answered a question about its hand. */
  CooperativeTurn answered(Seat seat, HandQuestion question, boolean yes) {
    DealtCards told = cards.answered(seat, question, yes);
    return new CooperativeTurn(chess, passed, told, captured, step, trail, result);
  }

  /** After that card was played from the hand. */
  CooperativeTurn played(String card) {
    return new CooperativeTurn(
        chess, passed, cards.played(actor(), card), captured, Step.MOVE, trail, result);
  }

  /** After that move of a piece, captures included. */
  CooperativeTurn moved(BoardMove move) {
    Position next = chess.after(move.move());
    List<String> taken =
        move.victim().map(v -> DealtCards.sorted(captured, v.toString())).orElse(captured);
    return new CooperativeTurn(
        next.toMove(colour(), Optional.empty()),
        next.enPassant(),
        move.applied(cards),
        taken,
        Step.CAPTURE,
        trailWith(TrailMove.of(move)),
        move.takesKing()
            ? Optional.of(CooperativeScore.of(taken, next.board()).result())
            : Optional.empty());
  }

  /** Why the game has ended: the captor of a king stands where that stood. */
  Explanation end() {
    return chess.king(Colour.WHITE).isPresent() && chess.king(Colour.BLACK).isPresent()
        ? Explanation.of(Sentences.of(ranOut()))
        : fallenKing(trail.get(trail.size() - 1).move());
  }

  private Explanation fallenKing(Move move) {
    String captor = PieceType.of(chess.at(move.to())).word();
    return KingAttack.captured(
        Attack.of(captor, move.from(), move.to()),
        score().wins() ? "" : new LastTurns(this).lost());
  }

  /** How a game ends without a king, and what that costs. */
  Sentence ranOut() {
    int points = score().points();
    return points == 0
        ? Sentence.of(SentenceRole.CAUSE, "The cards ran out before a king was captured.")
        : Sentence.of(
            SentenceRole.CAUSE,
            "The cards ran out before a king was captured, which cost the %s so far.",
            Phrase.counted(points, "point"));
  }

  private List<TrailMove> trailWith(TrailMove move) {
    List<TrailMove> moves = new ArrayList<>(trailOfThisTurn());
    moves.add(move);
    return moves;
  }

  List<TrailMove> trailOfThisTurn() {
    return step == Step.CAPTURE ? trail : List.of();
  }

  /**
   * After the turn was ended. CO-8: the hands are empty after thirty turns, as each plays a card.
   * CO-10: that the next player has no move, or a position comes back, means nothing.
   */
  CooperativeTurn ended() {
    if (isSolitaire()) {
      CooperativeTurn next = next(cards.turnedUp(), Step.MOVE);
      return cards.pile().isEmpty() ? next.lost() : next;
    }
    DealtCards drawn = cards.drawn(actor());
    return drawn.handsAreEmpty() ? lost() : next(drawn, Step.PLAY);
  }

  private CooperativeTurn next(DealtCards begun, Step first) {
    Optional<Square> kept = passed.filter(this::isPassedNow);
    Position other = chess.toMove(colour().opposite(), kept);
    return new CooperativeTurn(other, kept, begun, captured, first, trailOfThisTurn(), result);
  }

  /** CO-3: whether the double step over {@code square} was made in this turn. */
  private boolean isPassedNow(Square square) {
    return (square.rank() == PASSED_BY_WHITE) == (colour() == Colour.WHITE);
  }

  /** As if only captures by that colour were left to do. */
  CooperativeTurn capturing(Colour colour) {
    Position other = chess.toMove(colour, passed);
    return new CooperativeTurn(other, passed, cards, captured, Step.CAPTURE, trail, result);
  }

  /** As if only a move by that colour, and then captures, were left to do. */
  CooperativeTurn moving(Colour colour) {
    Position other = chess.toMove(colour, passed);
    return new CooperativeTurn(other, passed, cards, captured, Step.MOVE, trail, result);
  }

  private CooperativeTurn lost() {
    Result loss = new Result.Score(0, "loss", CooperativeGame.OUT_OF_CARDS);
    return new CooperativeTurn(chess, passed, cards, captured, step, trail, Optional.of(loss));
  }

  /** Whether ending the turn turns a card up or draws one. */
  boolean endsWithACard() {
    return !cards.pile().isEmpty();
  }

  /** The same to the viewer of that seat, with everything hidden from it drawn anew. */
  CooperativeTurn resampled(Optional<Seat> viewer, RandomGenerator random) {
    return new CooperativeTurn(
        chess, passed, cards.resampled(viewer, random), captured, step, trail, result);
  }
}
