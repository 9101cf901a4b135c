package rookery.bot.random;

import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rookery.bot.deal.DealSecret;
import rookery.engine.cards.Dealer;

/**
 * The source of all random draws. Each request has its own secret seed, so that running it again
 * draws the same {@link RequestRandom}.
 */
public final class RequestRandomSource {
  private static final int SEED_BYTES = 32;

  private final RandomGenerator random;
  private final Optional<Dealer> dealer;

  /**
   * Creates a source that draws everything from one generator.
   *
   * @param random a cryptographically strong generator, as players must trust it; tests seed their
   *     own
   */
  public RequestRandomSource(RandomGenerator random) {
    this.random = random;
    this.dealer = Optional.empty();
  }

  /** Creates a source whose decks are shuffled by the given dealer. */
  public RequestRandomSource(RandomGenerator random, Dealer dealer) {
    this.random = random;
    this.dealer = Optional.of(dealer);
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
    return dealer
        .map(given -> new RequestRandom(drawn, given))
        .orElseGet(() -> new RequestRandom(drawn, Dealer.of(drawn), Optional.of(secret(seed))));
  }

  /** Drawn apart, so that it says nothing about the other draws, nor they about it. */
  private static DealSecret secret(byte[] seed) {
    byte[] apart = Arrays.copyOf(seed, seed.length + 1);
    apart[seed.length] = 1;
    byte[] secret = new byte[DealSecret.BYTES];
    new SeededRandom(apart).nextBytes(secret);
    return DealSecret.of(secret);
  }
}
