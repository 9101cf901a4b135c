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
   * Cards in no particular order, white ones first: {@code a king and 2 pawns in white, and 2 black
   * rooks}. The colour is said once, but so that nobody asks whose the second kind is.
   */
  public String counted(Collection<String> cards) {
    List<String> sides =
        Stream.of(Colour.values())
            .filter(colour -> cards.stream().anyMatch(card -> Colour.of(card.charAt(0)) == colour))
            .map(colour -> counted(cards, colour))
            .toList();
    boolean isList = cards.stream().distinct().count() > sides.size();
    return sides.isEmpty() ? "none" : String.join(isList ? ", and " : " and ", sides);
  }

  private String counted(Collection<String> cards, Colour colour) {
    List<String> kinds =
        names
            .letters()
            .chars()
            .mapToObj(letter -> Character.toString(colour.cased((char) letter)))
            .filter(cards::contains)
            .toList();
    boolean isOneKind = kinds.size() == 1;
    String before = isOneKind ? colour.word() + " " : "";
    List<String> counts =
        kinds.stream()
            .map(kind -> counted(kind.charAt(0), Collections.frequency(cards, kind), before))
            .toList();
    return Phrase.list(counts) + (isOneKind ? "" : " in " + colour.word());
  }

  private String counted(char kind, int count, String colour) {
    return count == 1
        ? "a " + colour + names.word(kind)
        : "%s %s%s".formatted(count, colour, names.plural(kind));
  }
}
