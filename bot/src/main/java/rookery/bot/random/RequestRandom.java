package rookery.bot.random;

import java.util.List;
import java.util.random.RandomGenerator;
import rookery.engine.Shuffle;
import rookery.engine.cards.Dealer;

/**
 * The random draws of one request: seats, decks and table ids. If the request runs again, it draws
 * the same.
 *
 * @param generator draws seats and random choices
 * @param dealer shuffles the decks
 * @param letters the length of a table id
 */
public record RequestRandom(RandomGenerator generator, Dealer dealer, int letters)
    implements Dealer {
  /** Letters and digits that are not easily confused. */
  private static final String ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

  private static final int FEW = 4;

  /** With the shortest table ids. */
  public RequestRandom(RandomGenerator generator, Dealer dealer) {
    this(generator, dealer, FEW);
  }

  /**
   * With table ids longer by that many letters, because there are fewer than a million short ones.
   */
  public RequestRandom withLongerTableIds(int longer) {
    return new RequestRandom(generator, dealer, FEW + longer);
  }

  @Override
  public List<String> shuffle(Shuffle wanted) {
    return dealer.shuffle(wanted);
  }

  /** Draws a short table id, which may already be taken. */
  public String tableId() {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < letters; i++) {
      name.append(ALPHABET.charAt(generator.nextInt(ALPHABET.length())));
    }
    return name.toString();
  }
}
