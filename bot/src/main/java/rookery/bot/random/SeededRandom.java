package rookery.bot.random;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.random.RandomGenerator;

/**
 * Numbers that follow from a seed and that nobody can tell who does not know it: SHA-256 of the
 * seed and a count. (The JDK's strong generators cannot be made to repeat themselves.)
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
