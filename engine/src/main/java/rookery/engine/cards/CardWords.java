package rookery.engine.cards;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
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
   * Cards in no particular order, white ones first: {@code a white king, 2 white pawns and a black
   * rook}.
   */
  public String counted(Collection<String> cards) {
    List<String> kinds =
        Stream.of(Colour.values()).flatMap(colour -> kinds(cards, colour)).toList();
    return kinds.isEmpty() ? "none" : Phrase.list(kinds);
  }

  private Stream<String> kinds(Collection<String> cards, Colour colour) {
    return names
        .letters()
        .chars()
        .mapToObj(letter -> Character.toString(colour.cased((char) letter)))
        .filter(cards::contains)
        .map(card -> counted(card, Collections.frequency(cards, card)));
  }

  private String counted(String card, int count) {
    char letter = card.charAt(0);
    return count == 1
        ? "a " + of(card)
        : "%s %s %s".formatted(count, Colour.of(letter).word(), names.plural(letter));
  }
}
