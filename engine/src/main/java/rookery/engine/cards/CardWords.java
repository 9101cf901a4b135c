package rookery.engine.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.text.Phrase;

/**
 * Cards in words. On a card the case of the letter tells the colour, which nobody can hear, so the
 * words name it.
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
   * Cards in no particular order, white ones first: {@code a white king, 2 white pawns and 2 black
   * rooks}.
   */
  public String counted(Collection<String> cards) {
    List<String> counts =
        Stream.of(Colour.values()).flatMap(colour -> counted(cards, colour)).toList();
    return counts.isEmpty() ? "none" : Phrase.list(counts);
  }

  /**
   * The same in few letters, for a picture in words, where a colour is said once: {@code 1 white
   * king and 2 pawns; 2 black rooks}.
   */
  public String shortly(Collection<String> cards) {
    return Stream.of(Colour.values())
        .filter(colour -> kinds(cards, colour).findAny().isPresent())
        .map(colour -> shortly(cards, colour))
        .collect(Collectors.joining("; "));
  }

  private String shortly(Collection<String> cards, Colour colour) {
    List<String> told = new ArrayList<>();
    for (String kind : kinds(cards, colour).toList()) {
      int count = Collections.frequency(cards, kind);
      String which = told.isEmpty() ? colour.word() + " " : "";
      char letter = kind.charAt(0);
      told.add(count + " " + which + (count == 1 ? names.word(letter) : names.plural(letter)));
    }
    return Phrase.list(told);
  }

  private Stream<String> counted(Collection<String> cards, Colour colour) {
    return kinds(cards, colour)
        .map(kind -> counted(kind.charAt(0), Collections.frequency(cards, kind), colour.word()));
  }

  private Stream<String> kinds(Collection<String> cards, Colour colour) {
    return names
        .letters()
        .chars()
        .mapToObj(letter -> Character.toString(colour.cased((char) letter)))
        .filter(cards::contains);
  }

  private String counted(char kind, int count, String colour) {
    return count == 1
        ? "a %s %s".formatted(colour, names.word(kind))
        : "%s %s %s".formatted(count, colour, names.plural(kind));
  }
}
