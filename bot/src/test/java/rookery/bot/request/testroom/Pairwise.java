package rookery.bot.request.testroom;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;

/**
 * Few cases in which every choice for one thing meets every choice for each other thing.
 *
 * @param choices what there is to choose, and what can be chosen for it
 */
public record Pairwise(SortedMap<String, List<String>> choices) {
  private record Choice(String of, String value) {}

  /** The cases, each with a choice for everything. */
  public List<Map<String, String>> cases() {
    Set<Set<Choice>> apart = pairs();
    List<Map<String, String>> cases = new ArrayList<>();
    while (!apart.isEmpty()) {
      Map<String, String> next = meeting(apart);
      apart.removeIf(pair -> pair.stream().allMatch(one -> isMade(one, next)));
      cases.add(next);
    }
    return cases;
  }

  private Set<Set<Choice>> pairs() {
    Set<Set<Choice>> pairs = new LinkedHashSet<>();
    choices.forEach(
        (one, values) ->
            choices
                .tailMap(one + "\0")
                .forEach(
                    (other, others) ->
                        values.forEach(
                            value ->
                                others.forEach(
                                    with ->
                                        pairs.add(
                                            Set.of(
                                                new Choice(one, value),
                                                new Choice(other, with)))))));
    return pairs;
  }

  /** Begins with a pair that has not met, and goes on with what meets most of the others. */
  private Map<String, String> meeting(Set<Set<Choice>> apart) {
    Map<String, String> made = new LinkedHashMap<>();
    apart.iterator().next().forEach(one -> made.put(one.of(), one.value()));
    choices.forEach(
        (name, values) -> {
          if (!made.containsKey(name)) {
            made.put(name, best(name, values, made, apart));
          }
        });
    return made;
  }

  private static String best(
      String name, List<String> values, Map<String, String> made, Set<Set<Choice>> apart) {
    String best = values.get(0);
    long most = -1;
    for (String value : values) {
      Choice one = new Choice(name, value);
      long met =
          made.entrySet().stream()
              .filter(
                  other ->
                      apart.contains(Set.of(one, new Choice(other.getKey(), other.getValue()))))
              .count();
      if (met > most) {
        most = met;
        best = value;
      }
    }
    return best;
  }

  private static boolean isMade(Choice one, Map<String, String> made) {
    return one.value().equals(made.get(one.of()));
  }
}
