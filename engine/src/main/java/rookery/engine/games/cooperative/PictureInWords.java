package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Inventory;
import rookery.engine.games.cooperative.cards.Line;
import rookery.engine.games.cooperative.cards.Tableau;
import rookery.engine.text.Phrase;

/** The picture in words. */
record PictureInWords(CooperativeTurn turn, Viewer viewer, boolean open) {

  /** The board as drawn, and the cards. */
  String of(Diagram diagram) {
    List<String> sentences = new ArrayList<>();
    sentences.add(Inventory.of(diagram, PieceType.NAMES));
    turn.attackedKings()
        .forEach(king -> sentences.add("The king on %s is in check.".formatted(king)));
    Tableau cards = turn.cards();
    sentences.add("Line: %s.".formatted(cards.line().size() == 0 ? "empty" : line(cards.line())));
    cards
        .hands()
        .forEach((seat, hand) -> sentences.add(hand(seat.title(), hand, open || viewer.is(seat))));
    sentences.add("Pile: %s.".formatted(cards.pile().size()));
    if (open && !cards.pile().isEmpty()) {
      sentences.add("It holds %s.".formatted(counted(cards.pile())));
    }
    if (!cards.discards().isEmpty()) {
      sentences.add("Discards: %s.".formatted(counted(cards.discards())));
    }
    if (!turn.trail().isEmpty()) {
      sentences.add("Moves: %s.".formatted(moves()));
    }
    return String.join(" ", sentences);
  }

  /** The cards, with their colour where it changes: {@code white pawn, king; black rook}. */
  private static String line(Line line) {
    StringBuilder words = new StringBuilder(PieceType.coloured(line.at(1)));
    for (int position = 2; position <= line.size(); position++) {
      char piece = line.at(position);
      boolean same = Colour.of(piece) == Colour.of(line.at(position - 1));
      words
          .append(same ? ", " : "; ")
          .append(same ? PieceType.of(piece).word() : PieceType.coloured(piece));
    }
    return words.toString();
  }

  private static String hand(String whose, List<String> hand, boolean shown) {
    return "%s's hand: %s.".formatted(whose, shown && !hand.isEmpty() ? cards(hand) : hand.size());
  }

  /** Cards one by one: {@code white knight, black pawn}. */
  static String cards(Collection<String> cards) {
    return Phrase.row(cards.stream().map(card -> PieceType.coloured(card.charAt(0))).toList());
  }

  private static String counted(List<String> cards) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    cards.forEach(card -> counts.merge(card, 1, Integer::sum));
    return counts.entrySet().stream()
        .map(entry -> counted(entry.getKey().charAt(0), entry.getValue()))
        .collect(Collectors.joining(", "));
  }

  private static String counted(char piece, int count) {
    return count == 1
        ? PieceType.coloured(piece)
        : "%s %s %s".formatted(count, Colour.of(piece).word(), PieceType.NAMES.plural(piece));
  }

  private String moves() {
    return Phrase.row(turn.trail().stream().map(m -> m.from() + " to " + m.to()).toList());
  }

  /**
   * The kinds of pieces that are gone, as the end of a clause: {@code , and all queens are gone}.
   */
  static String gone(Score score) {
    if (score.gone().isEmpty()) {
      return "";
    }
    return score.gone().stream()
        .map(type -> PieceType.NAMES.plural(type.letter()))
        .collect(Collectors.joining(", ", ", and all ", " are gone"));
  }
}
