package rookery.bot.random;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.random.RandomGenerator;

/**
 * Random numbers that nobody can predict without the seed: SHA-256 of the seed and a counter. (The
 * JDK's strong generators cannot be made to repeat their numbers.)
 */
final class SeededRandom implements RandomGenerator {
  private final byte[] seed;
  private long count;

  SeededRandom(byte[] seed) {
    this.seed = seed.clone();
  }

  @Override
  public long nextLong() {
    MessageDigest digest = sha256();
    digest.update(seed);
    digest.update(ByteBuffer.allocate(Long.BYTES).putLong(count++).flip());
    return ByteBuffer.wrap(digest.digest()).getLong();
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      // Every Java platform has it.
      throw new AssertionError(impossible);
    }
  }
}
