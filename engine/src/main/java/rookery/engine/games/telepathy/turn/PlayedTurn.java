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
  private static final String AT_NO_COST = ", at no cost";
  private static final String NO_COST = " (no cost)";

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
    return ended(", and %s.", "%s: %s", guess(AT_NO_COST), Sentence.of("%s " + done(), mover));
  }

  /** The same in few words. */
  Sentence guessAndBriefMove() {
    return ended(", and %s.", "%s: %s", guess(NO_COST), briefly());
  }

  private Sentence briefly() {
    return captured()
        .map(taken -> Sentence.of("%s captured the %s", mover, taken))
        .orElseGet(() -> Sentence.of("%s", TelepathyTurn.san(before, move)));
  }

  /** No more of the turn than how the guess went. */
  Sentence guessAlone() {
    return ended(", so %s.", "%s", guess(NO_COST));
  }

  private Sentence guess(String cost) {
    return guess(predictor, cost);
  }

  private Sentence guess(Object who, String cost) {
    return switch (outcome) {
      case PREDICTED -> Sentence.of("%s guessed right", who);
      case FACE_UP -> Sentence.of("%s wrongly guessed a %s" + cost, who, guessed.word());
      case NEITHER -> Sentence.of("%s wrongly guessed a %s", who, guessed.word());
    };
  }

  /** The same of the other team, after a turn that is told, too. */
  Sentence guessAndMove(PlayedTurn earlier) {
    String moved = recaptures(earlier) ? "recaptured with " + piece() : done();
    return theirs("%s%s %s", guess(called(), AT_NO_COST), isFree() ? ", and" : " and", moved);
  }

  /** The same where no other turn is told. */
  Sentence guessAndMoveOfTeam() {
    return theirs("%s%s %s", guess(called(), AT_NO_COST), isFree() ? ", and" : " and", done());
  }

  /** The same in few words. */
  Sentence guessAndBriefMoveOfTeam() {
    Sentence guess = guess(called(), NO_COST);
    return captured()
        .map(taken -> theirs("%s, capturing the %s", guess, taken))
        .orElseGet(() -> theirs("%s: %s", guess, TelepathyTurn.san(before, move)));
  }

  private boolean isFree() {
    return outcome == PredictionOutcome.FACE_UP;
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

  private Team called() {
    return Teams.called(team());
  }

  /** What was captured and where it stood: {@code pawn on d5}. */
  private Optional<String> captured() {
    return before
        .capturedOn(move)
        .map(square -> "%s on %s".formatted(kind(before, square).word(), square));
  }

  private Sentence theirs(String format, Object... arguments) {
    return ended(", so %s.", format, arguments);
  }

  /**
   * A sentence with what the guess has cost at its end.
   *
   * @param link what joins that to the rest
   */
  private Sentence ended(String link, String format, Object... arguments) {
    List<Object> all = new ArrayList<>(List.of(arguments));
    loss().ifPresent(all::add);
    return new Sentence(SentenceRole.WEIGHTY, format + (loser.isPresent() ? link : "."), all);
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
}
