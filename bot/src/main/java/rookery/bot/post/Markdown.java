package rookery.bot.post;

import java.util.regex.Pattern;

/** The markup of messages. */
public final class Markdown {
  private static final Pattern UNSEEN =
      Pattern.compile(
          "[\\p{Cc}\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\uFEFF&&[^\\n]]");

  private Markdown() {}

  /**
   * Words without the characters that are not seen and turn what comes after them: what somebody
   * typed must not write over what we say. Right-to-left scripts read as they are without them.
   */
  public static String tamed(String words) {
    return UNSEEN.matcher(words).replaceAll("");
  }

  /** A line that people may have typed, so that it shows as it was typed and can call nobody. */
  public static String escaped(String line) {
    return line.replaceAll("[\\\\*_~`|<\\[]", "\\\\$0");
  }
}
