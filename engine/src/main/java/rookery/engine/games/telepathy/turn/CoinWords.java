package rookery.engine.games.telepathy.turn;

import rookery.engine.board.Colour;
import rookery.engine.games.telepathy.cards.Coin;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;
import rookery.engine.text.Team;

/** What the coin means for a team, in the same words wherever that is told. */
public final class CoinWords {
  private CoinWords() {}

  /** Where it is. */
  public static Sentence place(Coin coin) {
    return switch (coin) {
      case WHITE -> onSide(Colour.WHITE);
      case MIDDLE -> Sentence.of(SentenceRole.STANDING, "The coin is %s.", coin.place());
      case BLACK -> onSide(Colour.BLACK);
    };
  }

  private static Sentence onSide(Colour team) {
    return Sentence.of(SentenceRole.STANDING, "The coin is on %s's side.", Teams.called(team));
  }

  /**
   * What the next guess can cost; nothing while the coin is in the middle.
   *
   * @param next the team whose turn it is, or comes
   */
  public static Sentences stake(Coin coin, Colour next) {
    return switch (coin) {
      case WHITE -> Sentences.of(costly(Colour.WHITE, next));
      case MIDDLE -> Sentences.NONE;
      case BLACK -> Sentences.of(costly(Colour.BLACK, next));
    };
  }

  private static Sentence costly(Colour side, Colour next) {
    Team loser = Teams.called(side);
    return side == next
        ? Sentence.of(SentenceRole.STAKE, "A wrong guess can cost %s a piece.", loser)
        : Sentence.of(
            SentenceRole.STAKE,
            "If %s guesses right, %s loses a piece.",
            Teams.called(next),
            loser);
  }

  /** That a team must remove a piece, and why. */
  public static Sentence wentPast(Colour loser) {
    return Sentence.of(
        SentenceRole.STANDING,
        "The coin was already on %s's side, so %s loses a piece.",
        Teams.called(loser),
        Teams.called(loser));
  }

  /** That a team would have to, but has nothing to remove. */
  static Sentence wentPastBareKing(Colour loser) {
    return Sentence.of(
        SentenceRole.STANDING,
        "The coin was already on %s's side, but %s has only a king left, so nothing is lost.",
        Teams.called(loser),
        Teams.called(loser));
  }
}
