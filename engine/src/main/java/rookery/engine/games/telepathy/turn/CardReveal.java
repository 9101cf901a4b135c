package rookery.engine.games.telepathy.turn;

import java.util.Optional;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.chess.Move;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.Coin;
import rookery.engine.games.telepathy.cards.PredictionOutcome;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What the card does once it is shown: steps 3 and 4 of the page.
 *
 * @param outcome how it compares with the move
 * @param coin where the coin is then; in the middle if it went past a side
 * @param past the team whose side it went past
 */
public record CardReveal(PredictionOutcome outcome, Coin coin, Optional<Colour> past) {
  /** What {@code card} does once {@code move} was made. */
  public static CardReveal of(TelepathyTurn turn, Card card, Move move) {
    PredictionOutcome outcome = turn.outcome(card, move);
    Coin before = turn.standing().coin();
    return outcome
        .towards(turn.standing().team())
        .map(team -> pushed(outcome, before, team))
        .orElseGet(() -> new CardReveal(outcome, before, Optional.empty()));
  }

  private static CardReveal pushed(PredictionOutcome outcome, Coin coin, Colour team) {
    return coin.towards(team)
        .map(next -> new CardReveal(outcome, next, Optional.empty()))
        .orElseGet(() -> new CardReveal(outcome, Coin.MIDDLE, Optional.of(team)));
  }

  /** TE-5: who must remove a piece; nobody if only a king is left to take it from. */
  public Optional<Colour> remover(PublicPosition after) {
    return past.filter(team -> !after.removable(team).isEmpty());
  }

  /**
   * What was predicted and what comes of it, for the log. Whether it was the checker goes without
   * saying: nothing else predicts the kind that lies face up.
   */
  public static Sentences told(TelepathyTurn turn, Card card, Move move) {
    String piece = "a " + card.predicted(turn.faceUp()).word();
    return turn.takesKing(move)
        ? Sentences.of("%s predicted %s.", turn.predictor(), piece)
        : of(turn, card, move).told(turn, piece, move);
  }

  private Sentences told(TelepathyTurn turn, String piece, Move move) {
    Seat predictor = turn.predictor();
    Sentence compared =
        switch (outcome) {
          case PREDICTED -> Sentence.of("%s predicted it.", predictor);
          case FACE_UP ->
              Sentence.of(
                  SentenceRole.WEIGHTY,
                  "%s predicted %s, but the face-up %s was right.",
                  predictor,
                  piece,
                  turn.faceUp().word());
          case NEITHER ->
              Sentence.of(SentenceRole.WEIGHTY, "%s wrongly predicted %s.", predictor, piece);
        };
    return Sentences.of(compared, pushed(turn, move));
  }

  private Sentence pushed(TelepathyTurn turn, Move move) {
    if (past.isEmpty()) {
      return coin.sentence();
    }
    Colour loser = past.get();
    return remover(turn.standing().moved(move)).isPresent()
        ? wentPast(loser)
        : Sentence.of(
            SentenceRole.STANDING,
            "The coin went past %s's side, but %s has only its king left.",
            loser.title(),
            loser.title());
  }

  /** That a team must remove a piece, and why: the same words in the log and in the status. */
  public static Sentence wentPast(Colour loser) {
    return Sentence.of(
        SentenceRole.STANDING,
        "The coin went past %s's side: %s removes a piece.",
        loser.title(),
        loser.title());
  }
}
