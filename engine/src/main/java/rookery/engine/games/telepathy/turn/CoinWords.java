package rookery.engine.games.telepathy.turn;

import rookery.engine.board.Colour;
import rookery.engine.games.telepathy.cards.Coin;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/** What the coin means for a team, in the same words wherever that is told. */
public final class CoinWords {
  private CoinWords() {}

  /** Where it is, told by what its next step can cost: the picture shows the place. */
  public static Sentence standing(Coin coin) {
    return switch (coin) {
      case WHITE -> costly(Colour.WHITE);
      case MIDDLE -> Sentence.of(SentenceRole.STANDING, "The coin is %s.", coin.place());
      case BLACK -> costly(Colour.BLACK);
    };
  }

  private static Sentence costly(Colour team) {
    return Sentence.of(
        SentenceRole.STANDING, "One more step costs %s a piece.", Teams.called(team));
  }

  /** That a team must remove a piece, and why. */
  public static Sentence wentPast(Colour loser) {
    return Sentence.of(
        SentenceRole.STANDING,
        "The coin went past %s's side, so %s loses a piece.",
        Teams.called(loser),
        Teams.called(loser));
  }

  /** That a team would have to, but has nothing to remove. */
  static Sentence wentPastBareKing(Colour loser) {
    return Sentence.of(
        SentenceRole.STANDING,
        "The coin went past %s's side, but only %s's king is left.",
        Teams.called(loser),
        Teams.called(loser));
  }
}
