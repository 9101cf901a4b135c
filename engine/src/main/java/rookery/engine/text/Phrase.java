package rookery.engine.text;

import java.util.List;

/** Lists and numbers as people write them. */
public final class Phrase {
  private Phrase() {}

  /** All of them: {@code a, b and c}. */
  public static String list(List<String> items) {
    return joined(items, " and ");
  }

  /** Any of them: {@code a, b or c}. */
  public static String either(List<String> items) {
    return joined(items, " or ");
  }

  /** With a capital in front: {@code Black bishop}. */
  public static String capitalised(String words) {
    return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  private static String joined(List<String> items, String beforeLast) {
    int last = items.size() - 1;
    return last < 1
        ? String.join("", items)
        : String.join(", ", items.subList(0, last)) + beforeLast + items.get(last);
  }

  /** So many of them: {@code 1 card}, {@code 2 cards}. */
  public static String counted(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
