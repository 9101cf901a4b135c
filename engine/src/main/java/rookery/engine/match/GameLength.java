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

  /**
   * The length of a match: its turns, or what is counted in a game for one.
   *
   * @param sheet of that match
   */
  public static GameLength of(Match match, ScoreSheet sheet) {
    Map<String, Integer> counted =
        match.seats().size() == 1 ? History.counted(match) : Map.of(MOVE, sheet.length());
    return new GameLength(counted.isEmpty() ? Map.of(MOVE, 0) : counted);
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
