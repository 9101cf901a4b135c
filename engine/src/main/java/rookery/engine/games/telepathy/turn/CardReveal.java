package rookery.engine.games.telepathy.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.chess.Move;
import rookery.engine.chess.Position;
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
  Optional<Colour> remover(Position after) {
    return past.filter(team -> !PublicPosition.removable(team, after).isEmpty());
  }

  /**
   * What was predicted and what comes of it, for the log. Whether it was the checker goes without
   * saying: nothing else predicts the kind that lies face up.
   */
  public static Sentences told(TelepathyTurn turn, Card card, Move move) {
    String piece = "a " + card.predicted(turn.faceUp()).word();
    return turn.takesKing(move)
        ? Sentences.of("%s guessed %s.", turn.predictor(), piece)
        : of(turn, card, move).told(turn, piece, move);
  }

  private Sentences told(TelepathyTurn turn, String piece, Move move) {
    Seat predictor = turn.predictor();
    return switch (outcome) {
      case PREDICTED -> pushed(turn, move, "%s guessed right", List.of(predictor));
      case FACE_UP -> stays(turn, piece);
      case NEITHER -> pushed(turn, move, "%s wrongly guessed %s", List.of(predictor, piece));
    };
  }

  /** "Safe" as the mover is told of the face-up kind. */
  private Sentences stays(TelepathyTurn turn, String piece) {
    Sentence guessed =
        Sentence.of(
            SentenceRole.UNSEEN, "%s guessed %s: wrong, at no cost.", turn.predictor(), piece);
    return Sentences.of(guessed).then(standing(turn, "The coin stays %s."));
  }

  /** What the next guess can cost, or that the coin is in the middle. */
  private Sentences standing(TelepathyTurn turn, String inTheMiddle) {
    return coin == Coin.MIDDLE
        ? Sentences.of(Sentence.of(SentenceRole.STANDING, inTheMiddle, coin.place()))
        : CoinWords.stake(coin, turn.standing().team().opposite());
  }

  private Sentences pushed(TelepathyTurn turn, Move move, String guessed, List<Object> who) {
    Optional<Colour> remover = remover(turn.position().after(move));
    List<Object> arguments = new ArrayList<>(who);
    remover.map(Teams::called).ifPresent(arguments::add);
    String end = remover.isPresent() ? ", so %s loses a piece." : ".";
    Sentences standing =
        past.filter(team -> remover.isEmpty())
            .map(CoinWords::wentPastBareKing)
            .map(Sentences::of)
            .orElseGet(() -> standing(turn, "The coin is back %s."));
    // What a guess can cost next tells of the others as well.
    SentenceRole role = past.isPresent() ? SentenceRole.WEIGHTY : SentenceRole.UNSEEN;
    return Sentences.of(new Sentence(role, guessed + end, arguments)).then(standing);
  }
}
