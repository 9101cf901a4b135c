package rookery.engine.games.telepathy.turn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.San;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.PredictionOutcome;
import rookery.engine.lazy.Lazy;
import rookery.engine.text.Sentence;

/**
 * A turn of a team that has settled its roles.
 *
 * @param standing as it lay when the turn began
 * @param found what the mover may do, sorted
 * @param guesses the cards that partners have in mind, of those in hand
 * @param expected the moves that whoever guesses can foresee
 * @param chances how likely a piece of each kind moves
 */
public record TelepathyTurn(
    PublicPosition standing,
    Lazy<List<Move>> found,
    Lazy<List<Card>> guesses,
    Lazy<List<Move>> expected,
    Lazy<GuessChances> chances) {
  private TelepathyTurn(
      PublicPosition standing,
      Lazy<List<Move>> found,
      Lazy<List<Card>> guesses,
      Lazy<List<Move>> expected) {
    this(
        standing,
        found,
        guesses,
        expected,
        Lazy.of(() -> new GuessChances(new TelepathyTurn(standing, found, guesses, expected))));
  }

  /** The turn that begins now; it counts for repetition. */
  public static TelepathyTurn begin(PublicPosition standing) {
    Position position = standing.position();
    Card faceUp = standing.faceUp().of(standing.team());
    Lazy<List<Move>> found = Lazy.of(() -> moves(position));
    Optional<Move> before = standing.lastOf(standing.team()).map(PlayedTurn::move);
    return new TelepathyTurn(
        standing.begun(),
        found,
        Lazy.of(() -> Guess.likely(position, found.get(), faceUp)),
        Lazy.of(() -> new ExpectedMoves(position, found.get(), faceUp, before).all()));
  }

  /**
   * TE-4: the moves of orthodox chess, and any capture of the king, whatever it exposes. TE-6: also
   * of one to which a removal has opened the way.
   */
  private static List<Move> moves(Position position) {
    List<Move> moves = new ArrayList<>(position.legalMoves());
    if (mayTakeKing(position)) {
      position.pseudoLegalMoves().stream()
          .filter(move -> takesKing(position, move) && !moves.contains(move))
          .forEach(moves::add);
    }
    Collections.sort(moves);
    return Collections.unmodifiableList(moves);
  }

  private static boolean mayTakeKing(Position position) {
    return position.attackedKing(position.turn().opposite()).isPresent();
  }

  private static boolean takesKing(Position position, Move move) {
    return position.king(position.turn().opposite()).filter(king -> king == move.to()).isPresent();
  }

  /** What the mover may do, sorted. */
  public List<Move> moves() {
    return found.get();
  }

  /** The cards that partners have in mind, of those in hand. */
  public List<Card> likelyGuesses() {
    return guesses.get();
  }

  /** Whether the partner can foresee that move. */
  public boolean isExpected(Move move) {
    return expected.get().contains(move);
  }

  /** What may come of a card that is played face down. */
  public Guess guess(Card card) {
    return new Guess(position(), moves(), faceUp(), card);
  }

  /** The guess that is likeliest to come true. */
  public Card bestGuess() {
    return chances.get().best();
  }

  /** Why a guess is good and how sure it is. */
  public Optional<Sentence> advice(Card card) {
    return card == bestGuess() ? guess(card).advice(chances.get()) : guess(card).fits();
  }

  /** Why whoever moves can trust the partner to have guessed the kind of {@code move}. */
  public Optional<Sentence> whyExpected(Move move) {
    Card best = bestGuess();
    return best.predicted(faceUp()) == kind(move)
        ? Optional.of(guess(best).expected(move, chances.get().isSure(best)))
        : Optional.empty();
  }

  /** The same turn once it is settled who predicts. */
  public TelepathyTurn with(Roles roles) {
    return new TelepathyTurn(standing.with(roles), found, guesses, expected, chances);
  }

  /** The pieces as they stand before the move. */
  public Position position() {
    return standing.position();
  }

  /** Who plays the card. */
  public Seat predictor() {
    return standing.predictor().orElseThrow();
  }

  /** Who moves without having seen it. */
  public Seat mover() {
    return standing.mover().orElseThrow();
  }

  /** The open card of the team to move. */
  public Card faceUp() {
    return standing.faceUp().of(standing.team());
  }

  /** Whether {@code move} captures the king, which ends the game. */
  public boolean takesKing(Move move) {
    return takesKing(position(), move);
  }

  /** TE-2: the kind that moves; the king when it castles, and the pawn that is promoted. */
  public PieceType kind(Move move) {
    return PieceType.of(position().at(move.from()));
  }

  /** Whether a move is of the kind that lies face up, which never brings the coin nearer. */
  public boolean isOfFaceUpKind(Move move) {
    return kind(move) == faceUp().predicted(faceUp());
  }

  /** Whether there is such a move. */
  public boolean canMoveFaceUpKind() {
    return moves().stream().anyMatch(this::isOfFaceUpKind);
  }

  /** That nothing else can move, where pieces of one kind alone can. */
  public Optional<Sentence> onlyKind() {
    List<PieceType> kinds = moves().stream().map(this::kind).distinct().toList();
    return kinds.size() == 1
        ? Optional.of(Sentence.of("Only %s can move.", Card.of(kinds.get(0)).piece()))
        : Optional.empty();
  }

  /** How {@code move} compares with the cards. */
  PredictionOutcome outcome(Card faceDown, Move move) {
    return PredictionOutcome.of(kind(move), faceDown, faceUp());
  }

  /** TE-10: how the game has ended as this turn began, after any removal. */
  public Optional<Result> result() {
    return ChessEndings.of(
        position(),
        () -> moves().isEmpty(),
        standing.draws(),
        Teams.partners(standing.team().opposite()));
  }

  /** A legal move as the log tells it, with what it captures in words. */
  public String inWords(Move move) {
    String played = takesKing(move) ? "%s-%s".formatted(mover(move), move.to()) : san(move);
    return position()
        .captured(move)
        .map(PieceType::of)
        .map(taken -> "%s, capturing the %s".formatted(played, taken.word()))
        .orElse(played);
  }

  private String mover(Move move) {
    return PieceType.of(position().at(move.from())).word() + " " + move.from();
  }

  /**
   * A legal move in the words of chess players. Check is said and mate is not, which a removal may
   * still undo.
   */
  public String san(Move move) {
    return takesKing(move)
        ? "%s x king %s".formatted(mover(move), move.to())
        : san(position(), move);
  }

  static String san(Position position, Move move) {
    return San.of(position, move).replace('#', '+');
  }
}
