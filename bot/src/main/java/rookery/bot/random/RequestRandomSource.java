package rookery.bot.random;

import java.util.function.Function;
import java.util.random.RandomGenerator;
import rookery.engine.cards.Dealer;

/**
 * Where everything that is left to chance comes from. Each request gets a secret seed of its own,
 * so that running it again draws the same {@link RequestRandom}.
 */
public final class RequestRandomSource {
  private static final int SEED_BYTES = 32;

  private final RandomGenerator random;
  private final Function<RandomGenerator, Dealer> dealing;

  /**
   * Chance that takes everything from one generator.
   *
   * @param random a cryptographically strong generator, as players must trust it; tests seed their
   *     own
   */
  public RequestRandomSource(RandomGenerator random) {
    this.random = random;
    this.dealing = Dealer::of;
  }

  /** Chance whose decks somebody else shuffles. */
  public RequestRandomSource(RandomGenerator random, Dealer dealer) {
    this.random = random;
    this.dealing = generator -> dealer;
  }

  /** A seed for one request, to be shown to nobody. */
  public synchronized byte[] seed() {
    byte[] seed = new byte[SEED_BYTES];
    random.nextBytes(seed);
    return seed;
  }

  /** What a seed draws: the same lots each time, from the first on. */
  public RequestRandom draws(byte[] seed) {
    RandomGenerator drawn = new SeededRandom(seed);
    return new RequestRandom(drawn, dealing.apply(drawn));
  }
}
