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

  /** How the guess went, and then who moved what. */
  Sentence guessAndMove() {
    return ended(", and %s.", "%s: %s", guess(predictor), Sentence.of("%s " + done(), mover));
  }

  /** The same in few words: {@code White 1 guessed right on White 2's Nf3.} */
  Sentence guessAndBriefMove() {
    return inBrief()
        .map(capture -> Sentence.of("%s " + capture, mover))
        .map(moved -> ended(", and %s.", "%s: %s", guess(predictor), moved))
        .orElseGet(() -> ended(", and %s.", "%s on %s's " + san(), guess(predictor), mover));
  }

  /** No more of the turn than how the guess went. */
  Sentence guessAlone() {
    return ended(", so %s.", "%s", guess(predictor));
  }

  private Sentence guess(Object who) {
    return switch (outcome) {
      case PREDICTED -> Sentence.of("%s guessed right", who);
      case FACE_UP -> Sentence.of("%s wrongly guessed a %s (no cost)", who, guessed.word());
      case NEITHER -> Sentence.of("%s wrongly guessed a %s", who, guessed.word());
    };
  }

  /** The same of the other team, after a turn that is told, too. */
  Sentence guessAndMove(PlayedTurn earlier) {
    return theirs(recaptures(earlier) ? "recaptured with " + piece() : done());
  }

  /** The same where no other turn is told. */
  Sentence guessAndMoveOfTeam() {
    return theirs(done());
  }

  /** The same in few words. */
  Sentence guessAndBriefMoveOfTeam() {
    return theirs(inBrief().orElseGet(this::done));
  }

  private Sentence theirs(String moved) {
    // The team's name begins the sentence, and comes only once in it.
    return isOwnLoss()
        ? new Sentence(
            SentenceRole.WEIGHTY, "%s, %s and %s.", List.of(guess(called()), moved, lost()))
        : ended(", so %s.", "%s and %s", guess(called()), moved);
  }

  private boolean isOwnLoss() {
    return loser.filter(team -> team == team()).isPresent();
  }

  /** Whether it captured what had just captured. */
  private boolean recaptures(PlayedTurn earlier) {
    return captured().isPresent()
        && earlier.captured().isPresent()
        && earlier.move.to() == move.to();
  }

  /** A capture is said by what captured what, which is read more easily than written moves. */
  private String done() {
    return captured()
        .map(taken -> "captured the %s with %s".formatted(taken, piece()) + promoted())
        .orElseGet(() -> "played " + san());
  }

  /** A capture without what captured; a check that still stands is told by itself. */
  private Optional<String> inBrief() {
    return captured().map(taken -> "captured the %s".formatted(taken) + promoted());
  }

  private String san() {
    return TelepathyTurn.san(before, move);
  }

  private String promoted() {
    return move.promotion().map(kind -> ", promoting to a " + kind.word()).orElse("");
  }

  private String piece() {
    char letter = before.at(move.from());
    boolean isOnlyOne = before.board().squares(any -> any == letter).size() == 1;
    return (isOnlyOne ? "the " : "a ") + PieceType.of(letter).word();
  }

  private Team called() {
    return Teams.called(team());
  }

  /** What was captured and where it stood: {@code pawn on d5}. */
  private Optional<String> captured() {
    return before
        .capturedOn(move)
        .map(square -> "%s on %s".formatted(kind(before, square).word(), square));
  }

  /**
   * A sentence with what the guess has cost at its end.
   *
   * @param link what joins that to the rest
   */
  private Sentence ended(String link, String format, Object... arguments) {
    List<Object> all = new ArrayList<>(List.of(arguments));
    loser.map(Teams::called).map(team -> Sentence.of("%s " + lost(), team)).ifPresent(all::add);
    return new Sentence(SentenceRole.WEIGHTY, format + (loser.isPresent() ? link : "."), all);
  }

  private String lost() {
    return removed
        .map(
            square ->
                "lost the %s on %s".formatted(kind(before.after(move), square).word(), square))
        .orElse("loses a piece");
  }

  private static PieceType kind(Position position, Square square) {
    return PieceType.of(position.at(square));
  }
}
