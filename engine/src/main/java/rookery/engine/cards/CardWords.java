package rookery.engine.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.text.Phrase;

/**
 * Cards in words. On a card the case of the letter tells the colour, which nobody can hear, so the
 * words name it.
 *
 * @param names what is on the cards, by letter
 */
public record CardWords(PieceNames names) {
  /** One card: {@code black knight}. */
  public String of(String card) {
    char letter = card.charAt(0);
    return Colour.of(letter).word() + " " + names.word(letter);
  }

  /** Cards one by one: {@code white knight, black pawn}. */
  public String inOrder(Collection<String> cards) {
    return cards.isEmpty() ? "none" : Phrase.row(cards.stream().map(this::of).toList());
  }

  /**
   * Cards in no particular order, white ones first: {@code a white king and 2 pawns, and a black
   * rook}.
   */
  public String counted(Collection<String> cards) {
    List<List<String>> sides =
        Stream.of(Colour.values())
            .map(colour -> kinds(cards, colour))
            .filter(kinds -> !kinds.isEmpty())
            .toList();
    return sides.isEmpty() ? "none" : Phrase.list(sides.stream().map(Phrase::list).toList());
  }

  /** The colour is said once, and so is the article where there is one of each kind. */
  private List<String> kinds(Collection<String> cards, Colour colour) {
    Map<Character, Long> counts = new LinkedHashMap<>();
    for (char letter : names.letters().toCharArray()) {
      String card = Character.toString(colour.cased(letter));
      long count = cards.stream().filter(card::equals).count();
      if (count > 0) {
        counts.put(letter, count);
      }
    }
    boolean isOneOfEach = counts.values().stream().allMatch(count -> count == 1);
    List<String> kinds = new ArrayList<>();
    counts.forEach(
        (letter, count) -> {
          String whose = kinds.isEmpty() ? colour.word() + " " : "";
          String article = isOneOfEach && !kinds.isEmpty() ? "" : "a ";
          kinds.add(
              count == 1
                  ? article + whose + names.word(letter)
                  : "%s %s%s".formatted(count, whose, names.plural(letter)));
        });
    return kinds;
  }
}
