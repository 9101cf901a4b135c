package rookery.bot.chance;

import java.util.List;
import java.util.random.RandomGenerator;
import rookery.engine.Shuffle;
import rookery.engine.cards.Dealer;

/**
 * What chance gives one request: seats, decks, and names that nobody can guess. Run again, the
 * request draws the same.
 *
 * @param random where seats and choices at random come from
 * @param dealer shuffles the decks
 */
public record Lots(RandomGenerator random, Dealer dealer) implements Dealer {
  /** Letters and digits that are not taken for one another. */
  private static final String ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

  private static final int TABLE_LETTERS = 4;

  @Override
  public List<String> shuffle(Shuffle wanted) {
    return dealer.shuffle(wanted);
  }

  /** A short name for a table; it may be taken. */
  public String tableId() {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < TABLE_LETTERS; i++) {
      letters.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return letters.toString();
  }
}
