package rookery.engine.match;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import rookery.engine.text.Phrase;

/**
 * How much was done in a match, as people count it.
 *
 * @param counted how often what was done, in order
 */
public record GameLength(Map<String, Integer> counted) {
  private static final String MOVE = "move";

  public GameLength {
    counted = Collections.unmodifiableMap(new LinkedHashMap<>(counted));
  }

  /** So many moves. */
  static GameLength moves(int number) {
    return new GameLength(Map.of(MOVE, number));
  }

  /** What is counted in a game for one. */
  static GameLength alone(Match match) {
    Map<String, Integer> counted = History.counted(match);
    return counted.isEmpty() ? moves(0) : new GameLength(counted);
  }

  /** Whether all of it was moves: whatever else is done is written for typing, not for reading. */
  public boolean isOfMoves() {
    return counted.keySet().equals(Set.of(MOVE));
  }

  /** In words: {@code 8 pieces and 2 moves}. */
  public String words() {
    List<String> each =
        counted.entrySet().stream()
            .map(one -> Phrase.counted(one.getValue(), one.getKey()))
            .toList();
    return Phrase.list(each);
  }
}
