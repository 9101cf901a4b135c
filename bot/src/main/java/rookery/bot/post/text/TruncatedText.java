package rookery.bot.post.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Words cut to the room there is, or where a sentence ends. */
public final class TruncatedText {
  private static final int LONGEST_MESSAGE = 1_900;
  private static final Pattern SENTENCES = Pattern.compile("(?<=[.!?]) +(?=\\p{Lu}|\\d)");

  private TruncatedText() {}

  /** At most so many characters, the last of them an ellipsis where something is left out. */
  public static String to(int longest, String words) {
    if (words.length() <= longest) {
      return words;
    }
    // Discord takes no half of a character, and some of those in names have two.
    int end = longest - (Character.isHighSurrogate(words.charAt(longest - 2)) ? 2 : 1);
    return words.substring(0, end).strip() + "\u2026";
  }

  /** Lines as words, the longest cut where they would be too long for a message. */
  public static String toAMessage(List<String> lines) {
    List<String> fitting = new ArrayList<>(lines);
    while (String.join("\n", fitting).length() > LONGEST_MESSAGE) {
      int longest = 0;
      for (int i = 1; i < fitting.size(); i++) {
        longest = fitting.get(i).length() > fitting.get(longest).length() ? i : longest;
      }
      fitting.set(longest, to(fitting.get(longest).length() / 2, fitting.get(longest)));
    }
    return String.join("\n", fitting);
  }

  /** The sentences that words are made of; one that is empty where there are no words. */
  public static List<String> sentences(String words) {
    return List.of(SENTENCES.split(words));
  }
}
