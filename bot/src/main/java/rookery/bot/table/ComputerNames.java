package rookery.bot.table;

import java.util.List;

/** The names of computer players. Each level is a family of birds, so that the name tells it. */
public final class ComputerNames {
  /** How many names each level has. */
  static final int IN_A_FAMILY = 9;

  private static final List<List<String>> FAMILIES =
      List.of(
          List.of(
              "Wren", "Robin", "Finch", "Lark", "Linnet", "Sparrow", "Siskin", "Swallow", "Pipit"),
          List.of(
              "Jay",
              "Magpie",
              "Jackdaw",
              "Starling",
              "Thrush",
              "Cuckoo",
              "Hoopoe",
              "Oriole",
              "Plover"),
          List.of(
              "Raven", "Crow", "Falcon", "Eagle", "Osprey", "Kestrel", "Goshawk", "Harrier",
              "Buzzard"));

  private ComputerNames() {}

  /**
   * A name. Tables that are stored have but the numbers, so the order of the names is kept.
   *
   * @param level from 0, the weakest first
   * @param number from 1
   */
  static String of(int level, int number) {
    return FAMILIES.get(level).get(number - 1);
  }
}
