package rookery.bot.deal;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What decides the order of decks, so that everybody can check them afterwards: {@code deal-v1}.
 * Its hash is told before anybody plays, and it itself when all is over. Until then it is in no
 * message and no log.
 */
public final class DealSecret {
  /** How many bytes a secret has. */
  public static final int BYTES = 32;

  /** The name of the way in which a secret gives decks their order. */
  public static final String VERSION = "deal-v1";

  private static final String HMAC = "HmacSHA256";
  private static final String HASH = "SHA-256";
  private static final HexFormat HEX = HexFormat.of();

  private final byte[] bytes;

  private DealSecret(byte[] bytes) {
    if (bytes.length != BYTES) {
      throw new IllegalArgumentException("a secret of " + bytes.length + " bytes");
    }
    this.bytes = bytes.clone();
  }

  /** The secret of those bytes, of which there must be {@link #BYTES}. */
  public static DealSecret of(byte[] bytes) {
    return new DealSecret(bytes);
  }

  /**
   * Reads what {@link #hex} wrote.
   *
   * @throws WrongSecretException if it is not such a text; it says nothing of what was written
   */
  public static DealSecret parse(String hex) {
    if (!hex.matches("[0-9a-fA-F]{" + 2 * BYTES + "}")) {
      throw new WrongSecretException("A secret has %d hexadecimal digits.".formatted(2 * BYTES));
    }
    return new DealSecret(HEX.parseHex(hex));
  }

  /** The secret itself, in hexadecimal digits; only for the store, and for after the game. */
  public String hex() {
    return HEX.formatHex(bytes);
  }

  /** What can be told beforehand: the SHA-256 of the secret, in hexadecimal digits. */
  public String commitment() {
    try {
      return HEX.formatHex(MessageDigest.getInstance(HASH).digest(bytes));
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("this Java has no " + HASH, missing);
    }
  }

  /**
   * Makes sure that this is the secret that was told of.
   *
   * @param told the commitment, as somebody noted it
   * @throws WrongSecretException if it is another's
   */
  public void mustBeTold(String told) {
    if (!told.strip().toLowerCase(Locale.ROOT).equals(commitment())) {
      throw new WrongSecretException(
          "This isn't the secret that was chosen beforehand. The one you gave has the SHA-256 "
              + commitment()
              + ".");
    }
  }

  /**
   * A deck in the order that the secret gives it.
   *
   * @param context what is dealt for, for example a day
   * @param deck its name; decks of other names have orders of their own
   * @param cards in the order in which they are listed
   */
  public List<String> order(String context, String deck, List<String> cards) {
    List<String> order = new ArrayList<>(cards);
    Numbers numbers = new Numbers(String.join("\n", VERSION, context, deck, ""));
    for (int last = order.size() - 1; last > 0; last--) {
      Collections.swap(order, last, numbers.below(last + 1));
    }
    return List.copyOf(order);
  }

  private byte[] block(String text) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(bytes, HMAC));
      return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("this Java has no " + HMAC, missing);
    }
  }

  /** So that nobody prints it by mistake. */
  @Override
  public String toString() {
    return "a secret";
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DealSecret secret && MessageDigest.isEqual(bytes, secret.bytes);
  }

  @Override
  public int hashCode() {
    return commitment().hashCode();
  }

  /** Numbers drawn for one deck: eight of 32 bits from each block. */
  private final class Numbers {
    private static final long RANGE = 1L << Integer.SIZE;

    private final String text;
    private int blocks;
    private ByteBuffer drawn = ByteBuffer.allocate(0);

    private Numbers(String text) {
      this.text = text;
    }

    /** Any number below {@code bound} is as likely as another: those that would spoil it go. */
    private int below(int bound) {
      long most = RANGE / bound * bound;
      long number = next();
      while (number >= most) {
        number = next();
      }
      return (int) (number % bound);
    }

    private long next() {
      if (!drawn.hasRemaining()) {
        drawn = ByteBuffer.wrap(block(text + blocks));
        blocks++;
      }
      return Integer.toUnsignedLong(drawn.getInt());
    }
  }
}
