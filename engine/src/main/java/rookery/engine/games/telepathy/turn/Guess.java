package rookery.engine.games.telepathy.turn;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.tactics.LikelyMove;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * A guess at the kind of piece that a partner moves.
 *
 * @param position as it lies before the move
 * @param moves what the partner may do
 * @param faceUp the open card of the team
 * @param card what is played face down
 */
public record Guess(Position position, List<Move> moves, Card faceUp, Card card) {
  private static final Set<PieceType> USUAL =
      EnumSet.of(PieceType.PAWN, PieceType.KNIGHT, PieceType.BISHOP);

  /**
   * The guesses at a kind with a move that wins something. If there are none, at a kind with a move
   * that both partners see; the kind that lies face up is safe beside that. If there are none, at
   * that kind; or else at a pawn, a knight or a bishop, which partners move most, or at any kind
   * that can move.
   */
  static List<Card> likely(Position position, List<Move> moves, Card faceUp) {
    List<Guess> hand =
        Card.hand(faceUp).stream().map(card -> new Guess(position, moves, faceUp, card)).toList();
    List<Move> winning = LikelyMove.winning(position, moves);
    Predicate<Guess> wins = guess -> guess.fitting().stream().anyMatch(winning::contains);
    return Stream.of(wins, Guess::isSeenByBoth, Guess::isFaceUp, Guess::isUsual, Guess::canComeTrue)
        .map(wanted -> hand.stream().filter(wanted).toList())
        .filter(some -> !some.isEmpty())
        .findFirst()
        .orElse(hand)
        .stream()
        .map(Guess::card)
        .toList();
  }

  /** Whether the mover has a legal move by a piece of that kind. */
  public boolean canComeTrue() {
    return !fitting().isEmpty();
  }

  /** Whether nobody would be surprised if such a piece moved. */
  private boolean isUsual() {
    return canComeTrue() && USUAL.contains(kind());
  }

  /** Whether the mover may well think of such a move, too. */
  private boolean isSeenByBoth() {
    return reason().isPresent();
  }

  private boolean isFaceUp() {
    return card == Card.CHECKER && canComeTrue();
  }

  private PieceType kind() {
    return card.predicted(faceUp);
  }

  private List<Move> fitting() {
    return moves.stream().filter(move -> PieceType.of(position.at(move.from())) == kind()).toList();
  }

  private Optional<Sentence> reason() {
    return LikelyMove.reason(position, moves, fitting());
  }

  /** Why it is good, or else what seems good for the mover. */
  public Optional<Sentence> fits() {
    return reason().or(this::safe).or(() -> LikelyMove.plain(position, fitting()));
  }

  /** The same of the likeliest guess, with how sure it is. */
  Optional<Sentence> advice(GuessChances chances) {
    Optional<PieceType> other = chances.beside(card).filter(any -> !chances.isSure(card));
    return cause()
        .map(
            why ->
                other
                    .map(kind -> unsure(kind, chances.isAsLikely(kind, card), why))
                    .orElseGet(() -> Sentence.of("I'm fairly sure, as %s.", why)));
  }

  /** The reason first: another kind may have as good a one. */
  private static Sentence unsure(PieceType other, boolean isAsLikely, String why) {
    return Sentence.of(
        isAsLikely ? "%s, but moving %s is about as likely." : "%s, but %s could move, too.",
        Phrase.capitalised(why),
        Card.of(other).piece());
  }

  /**
   * That whoever guesses has probably thought of it, in a sentence for whoever moves.
   *
   * @param move one of that kind
   */
  Sentence expected(Move move, boolean isSure) {
    String guessed =
        "Your partner %s guessed a %s"
            .formatted(isSure ? "has probably" : "may have", kind().word());
    return move()
        .filter(best -> !best.equals(move))
        .map(best -> Sentence.of("%s, thinking of %s", guessed, LikelyMove.moved(position, best)))
        .orElseGet(() -> Sentence.of("%s, thinking of the same move", guessed));
  }

  /** What speaks for it, in words that go on with a sentence. */
  private Optional<String> cause() {
    return reason()
        .map(why -> Phrase.uncapitalised(why.asPart().plain()))
        .or(() -> move().map(move -> LikelyMove.moved(position, move) + " seems good" + safely()));
  }

  private String safely() {
    return isFaceUp() ? " and the %s card is face up".formatted(faceUp.word()) : "";
  }

  /** The move that tells why, or that seems best. */
  public Optional<Move> move() {
    return LikelyMove.best(position, fitting());
  }

  private Optional<Sentence> safe() {
    return isFaceUp()
        ? Optional.of(
            Sentence.of(
                "%s, but the %s card is face up, so your partner risks nothing by moving %s.",
                LikelyMove.outlook(position, fitting(), "No %s move".formatted(faceUp.word())),
                faceUp.word(),
                faceUp.piece()))
        : Optional.empty();
  }
}
