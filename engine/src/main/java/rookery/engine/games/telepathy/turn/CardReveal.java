package rookery.engine.games.telepathy.turn;

import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.chess.Move;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.Coin;
import rookery.engine.games.telepathy.cards.Outcome;

/**
 * What the card does once it is shown: steps 3 and 4 of the page.
 *
 * @param outcome how it compares with the move
 * @param coin where the coin is then; in the middle if it went past a side
 * @param past the team whose side it went past
 */
public record CardReveal(Outcome outcome, Coin coin, Optional<Colour> past) {
  /** What {@code card} does once {@code move} was made. */
  public static CardReveal of(TelepathyTurn turn, Card card, Move move) {
    Outcome outcome = turn.outcome(card, move);
    Coin before = turn.standing().coin();
    return outcome
        .towards(turn.standing().team())
        .map(team -> pushed(outcome, before, team))
        .orElseGet(() -> new CardReveal(outcome, before, Optional.empty()));
  }

  private static CardReveal pushed(Outcome outcome, Coin coin, Colour team) {
    return coin.towards(team)
        .map(next -> new CardReveal(outcome, next, Optional.empty()))
        .orElseGet(() -> new CardReveal(outcome, Coin.MIDDLE, Optional.of(team)));
  }

  /** TE-5: who must remove a piece; nobody if only a king is left to take it from. */
  public Optional<Colour> remover(PublicPosition after) {
    return past.filter(team -> !after.removable(team).isEmpty());
  }

  /** The card and what it does, for the log. */
  public static String words(TelepathyTurn turn, Card card, Move move) {
    String shown =
        "%s's card: %s%s"
            .formatted(
                turn.predictor().title(),
                card.word(),
                card == Card.CHECKER ? " for the " + turn.faceUp().word() : "");
    if (turn.takesKing(move)) {
      return shown + ".";
    }
    return "%s, %s.".formatted(shown, of(turn, card, move).effect(turn, move));
  }

  private String effect(TelepathyTurn turn, Move move) {
    return switch (outcome) {
      case PREDICTED -> "as predicted. " + coinGoes(turn, move);
      case FACE_UP -> "but the %s lies face up. The coin stays".formatted(turn.faceUp().word());
      case NEITHER -> "a miss. " + coinGoes(turn, move);
    };
  }

  private String coinGoes(TelepathyTurn turn, Move move) {
    if (past.isEmpty()) {
      return "The coin goes " + coin.arrival();
    }
    String loser = past.get().title();
    String passed = "The coin goes past %s's side, so %s".formatted(loser, loser);
    return remover(turn.standing().moved(move)).isPresent()
        ? passed + " removes a piece"
        : passed + " would remove a piece, but has only its king";
  }
}
