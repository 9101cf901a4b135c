package rookery.render.art;

import java.util.Locale;

/** The colours that do not depend on the theme. */
public enum Ink {
  WHITE(0xFFFFFF),
  BLACK(0x1B1B1B),
  RED(0x9E1800),
  BLUE(0x0D47A1),
  PURPLE(0x5E2A8C),
  GREY(0x8A8D93),
  /** Around and between everything; close to Discord's dark themes and strong on its light one. */
  FRAME(0x2B2D31),
  /** Letters on the frame. */
  CREAM(0xF2E6D3),
  /** Squares of a board that are not in use. */
  QUIET(0x3B3E44),
  GOLD(0xD69E2E),
  STONE(0x9FA3A3),
  JOINT(0x3C4146),
  SKY(0xD3E5FA),
  /** Those of groups, which stay apart for all kinds of colour vision (Okabe and Ito). */
  TINT_SKY(0x56B4E9),
  TINT_ORANGE(0xE69F00),
  TINT_PINK(0xCC79A7),
  TINT_GREEN(0x009E73),
  TINT_YELLOW(0xF0E442),
  TINT_LILAC(0xB8A9E8),
  BACK_LIGHT(0xE8C99A),
  BACK_DARK(0xA9764A);

  private final int rgb;

  Ink(int rgb) {
    this.rgb = rgb;
  }

  /** Red, green and blue. */
  public int rgb() {
    return rgb;
  }

  /** The ink of that name in lower case, as arrows have it. */
  public static Ink named(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }

  /** The line around a shape of this ink that parts it from any ground: white or black. */
  public Ink contrast() {
    int brightness = 299 * (rgb >> 16) + 587 * (rgb >> 8 & 0xFF) + 114 * (rgb & 0xFF);
    return brightness > 140_000 ? BLACK : WHITE;
  }
}
