package rookery.engine.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
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

  /** Cards in no particular order, white ones first: {@code white king, 2 pawns; 2 black rooks}. */
  public String counted(Collection<String> cards) {
    List<String> sides = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      List<String> kinds = kinds(cards, colour);
      if (!kinds.isEmpty()) {
        sides.add(Phrase.row(kinds));
      }
    }
    return sides.isEmpty() ? "none" : String.join("; ", sides);
  }

  private List<String> kinds(Collection<String> cards, Colour colour) {
    List<String> kinds = new ArrayList<>();
    for (char letter : names.letters().toCharArray()) {
      String card = Character.toString(colour.cased(letter));
      int count = (int) cards.stream().filter(card::equals).count();
      if (count > 0) {
        String whose = kinds.isEmpty() ? colour.word() + " " : "";
        kinds.add(
            count == 1
                ? whose + names.word(letter)
                : "%s %s%s".formatted(count, whose, names.plural(letter)));
      }
    }
    return kinds;
  }
}
