package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The grids once more, from the whole public history each time, one set-up after another. */
final class ReferenceGrid {
  private static final Set<String> ALL = permutations();

  /** Something public about one side, and whether it is a told identity and not a move. */
  private record Event(int side, boolean fact, Predicate<String> explained) {}

  private final List<Event> events = new ArrayList<>();

  static Set<String> arrangements() {
    return ALL;
  }

  private static Set<String> permutations() {
    Set<String> found = new TreeSet<>();
    for (int king = 1; king < 7; king++) {
      for (int left = 0; left < king; left++) {
        for (int right = king + 1; right < 8; right++) {
          for (int light = 0; light < 8; light += 2) {
            for (int dark = 1; dark < 8; dark += 2) {
              for (int queen = 0; queen < 8; queen++) {
                char[] letters = "NNNNNNNN".toCharArray();
                letters[king] = 'K';
                letters[left] = 'R';
                letters[right] = 'R';
                boolean free = letters[light] == 'N' && letters[dark] == 'N';
                if (free && queen != light && queen != dark && letters[queen] == 'N') {
                  letters[light] = 'B';
                  letters[dark] = 'B';
                  letters[queen] = 'Q';
                  found.add(new String(letters));
                }
              }
            }
          }
        }
      }
    }
    return found;
  }

  void guessed(int side, int number, char kind, boolean right) {
    events.add(new Event(side, true, setup -> setup.charAt(number - 1) == kind == right));
  }

  void was(int side, int number, char kind) {
    guessed(side, number, kind, true);
  }

  void moved(int side, int number, int from, int to, Set<Integer> occupied) {
    String kinds =
        "KQRBN"
            .chars()
            .filter(kind -> CloakReference.reach(occupied, from, (char) kind).contains(to))
            .mapToObj(Character::toString)
            .collect(Collectors.joining());
    events.add(new Event(side, false, setup -> kinds.indexOf(setup.charAt(number - 1)) >= 0));
  }

  void castled(int side, int king, int rook) {
    events.add(
        new Event(
            side,
            false,
            setup ->
                setup.indexOf('K') + 1 == king
                    && (rook > king ? setup.lastIndexOf('R') : setup.indexOf('R')) + 1 == rook));
  }

  /** The set-ups that explain everything, or only what was told. */
  List<String> surviving(int side, boolean factsOnly) {
    List<String> left = new ArrayList<>(ALL);
    for (Event event : events) {
      if (event.side() == side && (event.fact() || !factsOnly)) {
        left.removeIf(setup -> !event.explained().test(setup));
      }
    }
    return left;
  }

  /** The rows K, Q, R, B and N as one text. */
  String rows(int side, boolean factsOnly) {
    List<String> left = surviving(side, factsOnly);
    int[][] counts = new int[8]['Z'];
    for (String setup : left) {
      for (int number = 0; number < 8; number++) {
        counts[number][setup.charAt(number)]++;
      }
    }
    StringBuilder rows = new StringBuilder();
    for (char kind : "KQRBN".toCharArray()) {
      for (int number = 0; number < 8; number++) {
        int with = counts[number][kind];
        rows.append(with == 0 ? 'X' : with == left.size() ? 'O' : '.');
      }
    }
    return rows.toString();
  }
}
