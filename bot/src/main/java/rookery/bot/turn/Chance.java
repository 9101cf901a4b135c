package rookery.bot.turn;

import java.util.List;
import java.util.random.RandomGenerator;
import rookery.engine.Shuffle;
import rookery.engine.match.Dealer;

/**
 * Where everything that is left to chance comes from: seats, decks, and names that nobody can
 * guess.
 *
 * @param random a cryptographically strong generator, as players must trust it; tests seed their
 *     own
 * @param dealer shuffles the decks
 */
public record Chance(RandomGenerator random, Dealer dealer) implements Dealer {
  /** Letters and digits that are not taken for one another. */
  private static final String ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

  private static final int TABLE_LETTERS = 4;

  /** Chance that takes everything from one generator. */
  public Chance(RandomGenerator random) {
    this(random, Dealer.of(random));
  }

  @Override
  public List<String> shuffle(Shuffle wanted) {
    return dealer.shuffle(wanted);
  }

  /** A short name for a table; it may be taken. */
  String tableId() {
    return letters(TABLE_LETTERS);
  }

  private String letters(int count) {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < count; i++) {
      letters.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return letters.toString();
  }
}
