package rookery.bot.deal;

import java.util.List;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
import rookery.engine.match.Match;
import rookery.engine.solo.SoloGame;

/**
 * Deals the decks of one game by a secret.
 *
 * @param context what is dealt for, for example a day
 * @param game the id of the game, as several have decks of the same name
 */
public record SecretDealer(DealSecret secret, String context, String game) implements Dealer {
  @Override
  public List<String> shuffle(Shuffle wanted) {
    return secret.order(context, name(wanted), wanted.cards());
  }

  /** The name of a deck among those of all games. */
  public String name(Shuffle wanted) {
    return game + "/" + wanted.key();
  }

  /** The beginning of a game that one person plays alone. */
  public Match begin(SoloGame solo) {
    return Match.begin(solo.game(), solo.options(), this);
  }

  /** The whole truth of that beginning. */
  public State dealt(SoloGame solo) {
    return deal(solo.game().start(solo.options()));
  }
}
