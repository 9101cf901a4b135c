package rookery.engine.attack;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.text.Phrase;

/**
 * Pieces on their squares, as people read them.
 *
 * @param letters the pieces, of which those of one kind are told together
 */
public record PlacedPieces(Map<Square, Character> letters, PieceNames names) {
  /**
   * Each kind in words: {@code the pawns on c4 and d5}, {@code the rook on e4}.
   *
   * @param whose what comes before the name of each
   */
  public List<String> words(String whose) {
    return words(square -> whose);
  }

  /** The same where it depends on the square what comes before. */
  private List<String> words(Function<Square, String> whose) {
    Map<String, Map<Square, Character>> alike = new LinkedHashMap<>();
    letters.forEach(
        (square, letter) ->
            alike
                .computeIfAbsent(whose.apply(square), any -> new LinkedHashMap<>())
                .put(square, letter));
    List<String> told = new ArrayList<>();
    alike.forEach(
        (before, some) ->
            new PlacedPieces(some, names).words().forEach(piece -> told.add(before + " " + piece)));
    return told;
  }

  /** Each kind alone: {@code pawns on c4 and d5}, {@code rook on e4}. */
  public List<String> words() {
    Map<Character, List<Square>> alike = new LinkedHashMap<>();
    letters.forEach(
        (square, letter) ->
            alike
                .computeIfAbsent(Character.toUpperCase(letter), any -> new ArrayList<>())
                .add(square));
    return alike.entrySet().stream()
        .map(kind -> "%s on %s".formatted(name(kind), Phrase.list(kind.getValue())))
        .toList();
  }

  /** The same where too many are told as {@code 2 other pieces} at the end. */
  public List<String> words(String whose, int most) {
    return words(square -> whose, most);
  }

  /** The same where it depends on the square what comes before. */
  public List<String> words(Function<Square, String> whose, int most) {
    if (letters.size() <= most) {
      return words(whose);
    }
    Map<Square, Character> first = new LinkedHashMap<>();
    letters.entrySet().stream()
        .limit(most - 1)
        .forEach(one -> first.put(one.getKey(), one.getValue()));
    List<String> told = new ArrayList<>(new PlacedPieces(first, names).words(whose));
    told.add(Phrase.others(letters.size() - most + 1, "piece"));
    return told;
  }

  private String name(Map.Entry<Character, List<Square>> kind) {
    return kind.getValue().size() == 1 ? names.word(kind.getKey()) : names.plural(kind.getKey());
  }
}
