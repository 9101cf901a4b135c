package rookery.engine.games.telepathy.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.PredictionOutcome;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Team;

/**
 * A turn that was played, as everybody has seen it.
 *
 * @param before the pieces before its move
 * @param guessed the kind that the predictor had in mind
 * @param loser the team that the coin has cost a piece
 * @param removed where that piece stood, once it is gone
 */
public record PlayedTurn(
    Position before,
    Seat predictor,
    Seat mover,
    Move move,
    PieceType guessed,
    PredictionOutcome outcome,
    Optional<Colour> loser,
    Optional<Square> removed) {
  /** A turn in which {@code card} was played before {@code move}, and what came of it. */
  public static PlayedTurn of(TelepathyTurn turn, Card card, Move move, CardReveal reveal) {
    return new PlayedTurn(
        turn.position(),
        turn.predictor(),
        turn.mover(),
        move,
        card.predicted(turn.faceUp()),
        reveal.outcome(),
        reveal.remover(turn.position().after(move)),
        Optional.empty());
  }

  PlayedTurn removed(Square square) {
    return new PlayedTurn(
        before, predictor, mover, move, guessed, outcome, loser, Optional.of(square));
  }

  Colour team() {
    return Teams.team(mover);
  }

  /** Whether its guess has brought the coin elsewhere. */
  boolean hasMovedCoin() {
    return outcome != PredictionOutcome.FACE_UP;
  }

  /** Whether both guesses came to the same and cost nobody a piece. */
  boolean wentLike(PlayedTurn other) {
    return outcome == other.outcome && loser.isEmpty() && other.loser.isEmpty();
  }

  /** What came of the guess, and then the move. */
  Sentence guessAndMove() {
    return ended(", and %s.", "%s: %s", guess(), played());
  }

  /** The same with no more of the guess than what has moved the coin. */
  Sentence briefGuessAndMove() {
    return switch (outcome) {
      case PREDICTED -> ended(", and %s.", "%s guessed right: %s", predictor, playedBriefly());
      case FACE_UP -> weighty("%s.", List.of(playedBriefly()));
      case NEITHER -> ended(", and %s.", "%s guessed wrong: %s", predictor, playedBriefly());
    };
  }

  private Sentence guess() {
    return switch (outcome) {
      case PREDICTED -> Sentence.of("%s guessed right", predictor);
      case FACE_UP -> Sentence.of("%s wrongly guessed a %s, at no cost", predictor, guessed.word());
      case NEITHER -> Sentence.of("%s wrongly guessed a %s", predictor, guessed.word());
    };
  }

  Sentence played() {
    return Sentence.of("%s " + done(), mover);
  }

  private Sentence playedBriefly() {
    return capture().orElseGet(this::played);
  }

  /** The move and what came of the guess, after a move of the other team that is told, too. */
  Sentence moveAndGuess(PlayedTurn earlier) {
    return ended(", so %s.", "%s %s", moveAfter(earlier), verdict());
  }

  /** The same where that is not told. */
  Sentence moveAndGuess() {
    return ended(", so %s.", "%s %s", moved(""), verdict());
  }

  /** The same with no more of the guess than what has moved the coin. */
  Sentence moveAndBriefGuess() {
    return ended(", so %s.", "%s", movedBriefly());
  }

  /** The same after a move of the other team that is told, too. */
  Sentence moveAndBriefGuess(PlayedTurn earlier) {
    return ended(
        ", so %s.",
        "%s", recaptures(earlier) ? movedAfter(earlier, briefVerdict()) : movedBriefly());
  }

  private Sentence movedBriefly() {
    return captured()
        .map(
            taken ->
                Sentence.of("%s " + briefVerdict() + "captured the %s", called(), taken.word()))
        .orElseGet(() -> moved(briefVerdict()));
  }

  private String briefVerdict() {
    return switch (outcome) {
      case PREDICTED -> "guessed right and ";
      case FACE_UP -> "";
      case NEITHER -> "guessed wrong and ";
    };
  }

  /** No more of the own guess than what came of it. */
  Sentence guessAlone() {
    return ended(", so %s.", "%s", guess());
  }

  /** No more of the own turn than what it captured, unless the guess has cost a piece. */
  Sentence captureAlone() {
    return capture()
        .filter(any -> loser.isEmpty())
        .map(told -> weighty("%s.", List.of(told)))
        .orElseGet(this::guessAlone);
  }

  /** What came of the own guess, and what was captured. */
  Sentence guessAndBriefCapture() {
    return capture()
        .map(told -> ended(", and %s.", "%s: %s", guess(), told))
        .orElseGet(this::guessAlone);
  }

  /** What the move captured, but not where. */
  Optional<Sentence> capture() {
    return captured().map(taken -> Sentence.of("%s captured the %s", mover, taken.word()));
  }

  /** A move of the other team after one that is told, too. */
  Sentence moveAfter(PlayedTurn earlier) {
    return movedAfter(earlier, "");
  }

  private Sentence movedAfter(PlayedTurn earlier, String guess) {
    return recaptures(earlier)
        ? Sentence.of("%s " + guess + "recaptured with %s", called(), piece())
        : moved(guess);
  }

  /** Whether it captured what had just captured. */
  boolean recaptures(PlayedTurn earlier) {
    return captured().isPresent()
        && earlier.captured().isPresent()
        && earlier.move.to() == move.to();
  }

  private Sentence moved(String guess) {
    return Sentence.of("%s " + guess + done(), called());
  }

  /** A capture is said by what captured what, which is read more easily than written moves. */
  private String done() {
    return captured()
        .map(taken -> "captured the %s with %s".formatted(taken.word(), piece()) + promoted())
        .orElseGet(() -> "played " + TelepathyTurn.san(before, move));
  }

  private String promoted() {
    return move.promotion().map(kind -> ", promoting to a " + kind.word()).orElse("");
  }

  private String piece() {
    char letter = before.at(move.from());
    boolean isOnlyOne = before.board().squares(any -> any == letter).size() == 1;
    return (isOnlyOne ? "the " : "a ") + PieceType.of(letter).word();
  }

  private Sentence verdict() {
    return switch (outcome) {
      case PREDICTED -> Sentence.of("and guessed right");
      case FACE_UP -> Sentence.of("but wrongly guessed a %s, at no cost", guessed.word());
      case NEITHER -> Sentence.of("but wrongly guessed a %s", guessed.word());
    };
  }

  private Team called() {
    return Teams.called(team());
  }

  private Optional<PieceType> captured() {
    return before.captured(move).map(PieceType::of);
  }

  /**
   * A sentence with what the guess has cost at its end.
   *
   * @param link what joins that to the rest
   */
  private Sentence ended(String link, String format, Object... arguments) {
    List<Object> all = new ArrayList<>(List.of(arguments));
    loss().ifPresent(all::add);
    return weighty(format + (loser.isPresent() ? link : "."), all);
  }

  private Optional<Sentence> loss() {
    return loser
        .map(Teams::called)
        .map(
            team ->
                removed
                    .map(
                        square ->
                            Sentence.of(
                                "%s lost the %s on %s",
                                team, kind(before.after(move), square).word(), square))
                    .orElseGet(() -> Sentence.of("%s loses a piece", team)));
  }

  private static PieceType kind(Position position, Square square) {
    return PieceType.of(position.at(square));
  }

  static Sentence weighty(String format, List<Object> arguments) {
    return new Sentence(SentenceRole.WEIGHTY, format, arguments);
  }
}
