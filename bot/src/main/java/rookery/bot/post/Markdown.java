package rookery.bot.post;

import java.util.regex.Pattern;

/** The markup of messages. */
public final class Markdown {
  /** What turns the direction of writing or ends a line, in order, besides control characters. */
  private static final String UNSEEN =
      "\u061C\u200E\u200F\u2028\u2029\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\uFEFF";

  /** What means something, as the beginning of an address does: {@code https://}. */
  private static final Pattern MARKUP =
      Pattern.compile("[\\\\*_~`|<\\[]|:(?=//)|(?<=\\.\\p{L}{2,20})/");

  /** What stands between the squares of a move. */
  private static final Pattern BETWEEN_SQUARES = Pattern.compile("(?<=[a-k]\\d{1,2})-(?=[a-k]\\d)");

  private static final String UNBREAKABLE_HYPHEN = "\u2011";

  private static final int LONGEST_QUOTED = 100;

  private Markdown() {}

  /**
   * Words without the characters that are not seen and turn what comes after them: what somebody
   * typed must not write over what we say. Right-to-left scripts read as they are without them.
   */
  public static String tamed(String words) {
    // Every message is looked through several times while it is made, and hardly any has them.
    return words.chars().noneMatch(Markdown::isUnseen)
        ? words
        : words
            .chars()
            .filter(character -> !isUnseen(character))
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
  }

  private static boolean isUnseen(int character) {
    return Character.isISOControl(character)
        ? character != '\n'
        : character >= UNSEEN.charAt(0) && UNSEEN.indexOf(character) >= 0;
  }

  /**
   * A line that people may have typed, so that it shows as it was typed, calls nobody, and leads
   * nowhere: an address that somebody typed, or bears as a name, does not become a link.
   */
  public static String escaped(String line) {
    return MARKUP.matcher(line).replaceAll("\\\\$0");
  }

  /** Words whose moves are never broken at the end of a line, which can be typed as they read. */
  public static String withWholeMoves(String words) {
    return words.indexOf('-') < 0
        ? words
        : BETWEEN_SQUARES.matcher(words).replaceAll(UNBREAKABLE_HYPHEN);
  }

  /** What somebody typed, to be repeated in a sentence; the beginning of it where it is long. */
  public static String quoted(String typed) {
    String begin =
        typed.length() <= LONGEST_QUOTED
            ? typed
            : typed.substring(0, LONGEST_QUOTED - 1).strip() + "\u2026";
    return "\u201c" + escaped(begin.replace('\n', ' ')) + "\u201d";
  }
}
