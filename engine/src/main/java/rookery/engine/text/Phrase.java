package rookery.engine.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Lists and numbers as people write them. */
public final class Phrase {
  private Phrase() {}

  /** All of them: {@code a, b and c}. */
  public static String list(List<?> items) {
    return joined(items, " and ");
  }

  /** Any of them: {@code a, b or c}. */
  public static String either(List<?> items) {
    return joined(items, " or ");
  }

  /** With a capital in front: {@code Black bishop}. */
  public static String capitalised(String words) {
    return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  /** Without one, to go on with a sentence: {@code the rook on f1}. */
  public static String uncapitalised(String words) {
    return Character.toLowerCase(words.charAt(0)) + words.substring(1);
  }

  /** One after another: {@code a, b, c}. */
  public static String row(Collection<?> items) {
    return items.stream().map(Object::toString).collect(Collectors.joining(", "));
  }

  /**
   * The first of them to be listed, and how many there are beside: {@code 2 other pieces}. A single
   * one beside them is named, too: that takes no longer.
   */
  public static List<String> firstAndOthers(List<String> items, int most, String noun) {
    if (items.size() <= most + 1) {
      return List.copyOf(items);
    }
    List<String> first = new ArrayList<>(items.subList(0, most));
    first.add(others(items.size() - most, noun));
    return List.copyOf(first);
  }

  /** So many beside those named: {@code 2 other moves}. */
  public static String others(int count, String noun) {
    return counted(count, "other " + noun);
  }

  /** The same as a list to be read in a sentence: {@code a, b and others}. */
  public static List<?> few(List<?> items, int most) {
    if (items.size() <= most) {
      return items;
    }
    List<Object> few = new ArrayList<>(items.subList(0, most - 1));
    few.add(few.isEmpty() ? "several pieces" : "others");
    return List.copyOf(few);
  }

  private static String joined(List<?> items, String beforeLast) {
    int last = items.size() - 1;
    return last < 1
        ? row(items)
        : row(items.subList(0, last)) + beforeLast(items, beforeLast) + items.get(last);
  }

  /** A comma too where one of them is a list of that kind itself: {@code a and b, and c}. */
  static String beforeLast(List<?> items, String word) {
    boolean isListed = items.stream().anyMatch(item -> item.toString().contains(word));
    return isListed ? "," + word : word;
  }

  /** Several clauses: {@code a, b, and c}. */
  public static String clauses(List<String> clauses) {
    int last = clauses.size() - 1;
    return last < 1 ? row(clauses) : row(clauses.subList(0, last)) + ", and " + clauses.get(last);
  }

  /** So many of them: {@code 1 card}, {@code 2 cards}. */
  public static String counted(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  /** How many are left: {@code no cards left}, {@code 1 card left}. */
  public static String left(int count, String noun) {
    return (count == 0 ? "no " + noun + "s" : counted(count, noun)) + " left";
  }

  /** The newest of something: {@code the last move}, {@code the last 2 moves}. */
  public static String last(int count, String noun) {
    return "the last " + (count == 1 ? noun : counted(count, noun));
  }

  /** How often: {@code never}, {@code once}, {@code 3 times}. */
  public static String times(int count) {
    return switch (count) {
      case 0 -> "never";
      case 1 -> "once";
      case 2 -> "twice";
      default -> count + " times";
    };
  }

  /** A text to type, set in code. */
  public static String typed(String text) {
    return "`" + text + "`";
  }
}
