package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import rookery.engine.State;
import rookery.engine.board.Colour;

/** How often the circles of two partners made a move by themselves, without a ruling. */
final class Harmony {
  private Harmony() {}

  /** A sentence for each team that has circled. */
  static List<String> of(List<State> course) {
    List<String> sentences = new ArrayList<>();
    for (Colour team : List.of(Colour.WHITE, Colour.BLACK)) {
      int agreed = 0;
      int turns = 0;
      for (int i = 1; i < course.size(); i++) {
        SortedMap<String, Object> before = course.get(i - 1).position();
        SortedMap<String, Object> after = course.get(i).position();
        if (before.get("turn").equals(team.word()) && settled(before, after)) {
          turns++;
          agreed += after.get("phase").equals("ruling") ? 0 : 1;
        }
      }
      if (turns > 0) {
        String name = team == Colour.WHITE ? "White" : "Black";
        sentences.add("%s's partners agreed %s of %s times.".formatted(name, agreed, turns));
      }
    }
    return sentences;
  }

  /** Whether the second circle of a turn was made between the two. */
  private static boolean settled(
      SortedMap<String, Object> before, SortedMap<String, Object> after) {
    boolean oneMade = isCircling(before) && ((Map<?, ?>) before.get("circles")).size() == 1;
    boolean changed = isCircling(after) && after.get("turn").equals(before.get("turn"));
    return oneMade && !changed;
  }

  private static boolean isCircling(SortedMap<String, Object> position) {
    return position.get("phase").equals("circle");
  }
}
