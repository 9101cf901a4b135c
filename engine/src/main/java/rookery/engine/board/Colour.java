package rookery.engine.board;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** The colour of a piece, and of the side that owns it. */
public enum Colour {
  WHITE,
  BLACK;

  private static final int OTHER_CASE = 'a' ^ 'A';

  /** The colour of the letter of a piece: upper case is white. */
  public static Colour of(char letter) {
    return WHITE.owns(letter) ? WHITE : BLACK;
  }

  /** Something of either colour, by its {@link #word}, White's first. */
  public static <T> Map<String, T> each(Function<Colour, T> something) {
    Map<String, T> both = new LinkedHashMap<>();
    for (Colour colour : values()) {
      both.put(colour.word(), something.apply(colour));
    }
    return both;
  }

  /** The other colour. */
  public Colour opposite() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** {@code letter} in the case of this colour. */
  public char cased(char letter) {
    return opposite().owns(letter) ? (char) (letter ^ OTHER_CASE) : letter;
  }

  /** Whether {@code letter} is a piece of this colour. */
  public boolean owns(char letter) {
    return this == WHITE ? letter >= 'A' && letter <= 'Z' : letter >= 'a' && letter <= 'z';
  }

  /** The lower-case word used in exchange files. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The word people read: {@code White}. */
  public String title() {
    return this == WHITE ? "White" : "Black";
  }
}
