package rookery.bot.store;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import rookery.bot.table.LetterId;

/**
 * Makes nonces from the numbers of letters, the same each time. Others may see nonces, so they tell
 * nothing of the order of letters, which would betray how much was said in secret in between.
 */
final class Nonces {
  private static final String ALGORITHM = "HmacSHA256";

  /** Discord takes 25 characters. */
  private static final int BYTES = 12;

  private final SecretKeySpec secret;

  Nonces(byte[] secret) {
    this.secret = new SecretKeySpec(secret, ALGORITHM);
  }

  /** The secret of this database. */
  static Nonces of(Database database) {
    return database
        .ask(rows -> rows.first("SELECT nonces FROM secret", row -> new Nonces(row.getBytes(1))))
        .orElseThrow();
  }

  String of(LetterId letter) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(secret);
      byte[] made = mac.doFinal(ByteBuffer.allocate(Long.BYTES).putLong(letter.number()).array());
      return HexFormat.of().formatHex(Arrays.copyOf(made, BYTES));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has " + ALGORITHM, e);
    }
  }
}
