package rookery.bot.store.row;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.MessageId;

/**
 * Makes nonces from the numbers of letters, the same each time. Others may see nonces, so they tell
 * nothing of the order of letters, which would betray how much was said in secret in between.
 */
public final class Nonces {
  private static final String ALGORITHM = "HmacSHA256";

  private static final String SECRET = "SELECT nonces FROM secret";

  /** Discord takes 25 characters. */
  private static final int BYTES = 12;

  private final SecretKeySpec secret;

  Nonces(byte[] secret) {
    this.secret = new SecretKeySpec(secret, ALGORITHM);
  }

  /** The secret of this database. */
  public static Nonces of(Statements rows) {
    return rows.first(SECRET, row -> new Nonces(row.getBytes(1))).orElseThrow();
  }

  /** The secret of this database. */
  public String of(MessageId letter) {
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
