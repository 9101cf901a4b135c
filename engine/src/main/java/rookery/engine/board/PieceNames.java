package rookery.engine.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What people call the pieces of a set. Letters are taken in either case.
 *
 * @param letters the pieces' letters, upper case, the most important first
 * @param words their names as within a sentence, in the same order
 * @param plurals what several are called where that is not formed as usual: {@code man} to {@code
 *     men}
 */
public record PieceNames(String letters, List<String> words, Map<String, String> plurals) {
  private static final List<String> HISSES = List.of("s", "x", "z", "ch", "sh");

  public PieceNames {
    words = List.copyOf(words);
    plurals = Map.copyOf(plurals);
    if (letters.length() != words.size()) {
      throw new IllegalArgumentException(letters + " for " + words);
    }
    if (!words.containsAll(plurals.keySet())) {
      throw new IllegalArgumentException(plurals + " of " + words);
    }
  }

  /** Names that all form their plurals as usual. */
  public PieceNames(String letters, List<String> words) {
    this(letters, words, Map.of());
  }

  /** The same names, where several of one piece are called otherwise than usual. */
  public PieceNames with(String word, String plural) {
    Map<String, String> more = new HashMap<>(plurals);
    more.put(word, plural);
    return new PieceNames(letters, words, more);
  }

  /** The place among the names: the most important is 0. */
  public int rank(char letter) {
    return letters.indexOf(Character.toUpperCase(letter));
  }

  /** The name within a sentence: {@code knight}. */
  public String word(char letter) {
    int index = rank(letter);
    if (index < 0) {
      throw new IllegalArgumentException("no piece " + letter);
    }
    return words.get(index);
  }

  /** What two on one square are called together: a rook and a bishop of a colour are a queen. */
  public Optional<String> joined(String both) {
    return both.equals("RB") || both.equals("rb") ? Optional.of(word('Q')) : Optional.empty();
  }

  /** The name of several: {@code knights}. */
  public String plural(char letter) {
    String word = word(letter);
    return plurals.getOrDefault(word, word + (endsInHiss(word) ? "es" : "s"));
  }

  private static boolean endsInHiss(String word) {
    return HISSES.stream().anyMatch(word::endsWith);
  }
}
