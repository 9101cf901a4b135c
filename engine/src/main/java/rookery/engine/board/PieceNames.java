package rookery.engine.board;

import java.util.List;

/**
 * What people call the pieces of a set. Letters are taken in either case.
 *
 * @param letters the pieces' letters, upper case, the most important first
 * @param words their names as within a sentence, in the same order
 */
public record PieceNames(String letters, List<String> words) {
  public PieceNames {
    words = List.copyOf(words);
    if (letters.length() != words.size()) {
      throw new IllegalArgumentException(letters + " for " + words);
    }
  }

  /** The name within a sentence: {@code knight}. */
  public String word(char letter) {
    int index = letters.indexOf(Character.toUpperCase(letter));
    if (index < 0) {
      throw new IllegalArgumentException("no piece " + letter);
    }
    return words.get(index);
  }

  /** The name of several: {@code knights}. */
  public String plural(char letter) {
    String word = word(letter);
    return word + (word.endsWith("s") || word.endsWith("x") ? "es" : "s");
  }
}
