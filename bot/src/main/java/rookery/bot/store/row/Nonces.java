package rookery.bot.store.row;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.message.MessageId;

/**
 * Makes a nonce from the number of a message, always the same one for the same number. Others can
 * see nonces, so a nonce must not reveal the order of messages, which would betray how many secret
 * ones lie in between.
 */
public final class Nonces {
  private static final String ALGORITHM = "HmacSHA256";

  private static final String SECRET = "SELECT nonces FROM secret";

  /** Discord allows 25 characters. */
  private static final int BYTES = 12;

  private final SecretKeySpec secret;

  Nonces(byte[] secret) {
    this.secret = new SecretKeySpec(secret, ALGORITHM);
  }

  /** Returns the nonces of this database, which depend on its secret. */
  public static Nonces of(Statements rows) {
    return rows.first(SECRET, row -> new Nonces(row.getBytes(1))).orElseThrow();
  }

  /** Returns the nonce of a message. */
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
