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

  /** The same once a guess was made, which that team's move can still match. */
  public static Sentences stakeOfMove(Coin coin, Colour next) {
    if (coin == Coin.MIDDLE) {
      return Sentences.NONE;
    }
    return Sentences.of(
        coin.towards(next).isEmpty()
            ? Sentence.of(SentenceRole.STAKE, "Match the guess, or risk a piece.")
            : Sentence.of(
                SentenceRole.STAKE,
                "Match the guess, and %s loses a piece.",
                Teams.called(next.opposite())));
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
