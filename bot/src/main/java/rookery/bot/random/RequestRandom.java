package rookery.bot.random;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rookery.bot.deal.DealSecret;
import rookery.engine.Shuffle;
import rookery.engine.cards.Dealer;

/**
 * The random draws of one request: seats, decks and table ids. If the request runs again, it draws
 * the same.
 *
 * @param generator draws seats and random choices
 * @param letters the length of a table id
 * @param secret what decides the decks of a table that this request opens; empty if only the dealer
 *     does
 */
public record RequestRandom(
    RandomGenerator generator, Dealer dealer, int letters, Optional<DealSecret> secret)
    implements Dealer {
  /** Letters and digits that are not easily confused. */
  private static final String ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

  private static final int FEW = 4;

  /** With the shortest table ids. */
  public RequestRandom(RandomGenerator generator, Dealer dealer) {
    this(generator, dealer, Optional.empty());
  }

  /** The same with a secret. */
  public RequestRandom(RandomGenerator generator, Dealer dealer, Optional<DealSecret> secret) {
    this(generator, dealer, FEW, secret);
  }

  /**
   * With table ids longer by that many letters, because there are fewer than a million short ones.
   */
  public RequestRandom withLongerTableIds(int longer) {
    return new RequestRandom(generator, dealer, FEW + longer, secret);
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
