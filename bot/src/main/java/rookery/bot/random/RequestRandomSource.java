package rookery.bot.random;

import java.util.function.Function;
import java.util.random.RandomGenerator;
import rookery.engine.cards.Dealer;

/**
 * The source of all random draws. Each request has its own secret seed, so that running it again
 * draws the same {@link RequestRandom}.
 */
public final class RequestRandomSource {
  private static final int SEED_BYTES = 32;

  private final RandomGenerator random;
  private final Function<RandomGenerator, Dealer> dealing;

  /**
   * Creates a source that draws everything from one generator.
   *
   * @param random a cryptographically strong generator, as players must trust it; tests seed their
   *     own
   */
  public RequestRandomSource(RandomGenerator random) {
    this.random = random;
    this.dealing = Dealer::of;
  }

  /** Creates a source whose decks are shuffled by the given dealer. */
  public RequestRandomSource(RandomGenerator random, Dealer dealer) {
    this.random = random;
    this.dealing = generator -> dealer;
  }

  /** Draws a secret seed for one request. */
  public synchronized byte[] seed() {
    byte[] seed = new byte[SEED_BYTES];
    random.nextBytes(seed);
    return seed;
  }

  /** The draws of a seed, which are the same each time. */
  public RequestRandom draws(byte[] seed) {
    RandomGenerator drawn = new SeededRandom(seed);
    return new RequestRandom(drawn, dealing.apply(drawn));
  }
}
