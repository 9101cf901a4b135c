package rookery.engine.games.custodian;

import java.util.List;

/** Lists as people write them. */
final class Phrase {
  private Phrase() {}

  /** All of them: {@code a, b and c}. */
  static String list(List<String> items) {
    return joined(items, " and ");
  }

  /** Any of them: {@code a, b or c}. */
  static String either(List<String> items) {
    return joined(items, " or ");
  }

  private static String joined(List<String> items, String beforeLast) {
    int last = items.size() - 1;
    return last < 1
        ? String.join("", items)
        : String.join(", ", items.subList(0, last)) + beforeLast + items.get(last);
  }
}
