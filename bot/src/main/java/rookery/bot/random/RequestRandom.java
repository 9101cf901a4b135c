package rookery.bot.random;

import java.util.List;
import java.util.random.RandomGenerator;
import rookery.engine.Shuffle;
import rookery.engine.cards.Dealer;

/**
 * What chance gives one request: seats, decks, and names that nobody can guess. Run again, the
 * request draws the same.
 *
 * @param generator where seats and choices at random come from
 * @param dealer shuffles the decks
 * @param letters how many the name of a table has
 */
public record RequestRandom(RandomGenerator generator, Dealer dealer, int letters)
    implements Dealer {
  /** Letters and digits that are not taken for one another. */
  private static final String ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

  private static final int FEW = 4;

  /** With names as short as can be. */
  public RequestRandom(RandomGenerator generator, Dealer dealer) {
    this(generator, dealer, FEW);
  }

  /** With names that are so much longer: of the short ones there are not a million. */
  public RequestRandom withLongerTableIds(int longer) {
    return new RequestRandom(generator, dealer, FEW + longer);
  }

  @Override
  public List<String> shuffle(Shuffle wanted) {
    return dealer.shuffle(wanted);
  }

  /** A short name for a table; it may be taken. */
  public String tableId() {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < letters; i++) {
      name.append(ALPHABET.charAt(generator.nextInt(ALPHABET.length())));
    }
    return name.toString();
  }
}
