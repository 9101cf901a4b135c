package rookery.engine.games.cooperative.cards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;

/**
 * The face-up line beside the pile. Positions are counted from 1, which is next to the pile.
 *
 * @param cards the letters of the pieces they stand for, position 1 first
 */
public record CardLine(List<String> cards) {
  /** Without cards. */
  public static final CardLine EMPTY = new CardLine(List.of());

  public CardLine {
    cards = List.copyOf(cards);
  }

  /** How many cards there are. */
  public int size() {
    return cards.size();
  }

  /** The piece on the card at that position. */
  public char at(int position) {
    return cards.get(position - 1).charAt(0);
  }

  /** Where cards of that piece lie. */
  public List<Integer> positions(char piece) {
    return positions(i -> at(i) == piece);
  }

  /** Where cards of {@code captured} lie next to a card of {@code captor}. */
  public List<Integer> beside(char captor, char captured) {
    return positions(i -> at(i) == captured && (holds(i - 1, captor) || holds(i + 1, captor)));
  }

  /**
   * Those of such cards whose leaving makes a difference: of several that leave the same line the
   * first.
   */
  public List<Integer> choices(char captor, char captured) {
    Map<CardLine, Integer> first = new LinkedHashMap<>();
    beside(captor, captured).forEach(position -> first.putIfAbsent(without(position), position));
    return List.copyOf(first.values());
  }

  /** Whether cards of the two colours lie next to each other, kings apart. */
  public boolean linksOthersThanKings() {
    return links().stream().anyMatch(position -> !isKing(position) && !isKing(position + 1));
  }

  /** Whether a king's card lies next to one of the other colour. */
  public boolean linksAKing() {
    return links().stream().anyMatch(position -> isKing(position) || isKing(position + 1));
  }

  private List<Integer> links() {
    return positions(
        position -> position < size() && Colour.of(at(position)) != Colour.of(at(position + 1)));
  }

  private boolean isKing(int position) {
    return PieceType.of(at(position)) == PieceType.KING;
  }

  private List<Integer> positions(IntPredicate test) {
    List<Integer> found = new ArrayList<>();
    for (int position = 1; position <= size(); position++) {
      if (test.test(position)) {
        found.add(position);
      }
    }
    return found;
  }

  private boolean holds(int position, char piece) {
    return position >= 1 && position <= size() && at(position) == piece;
  }

  /** With one card more at the end away from the pile. */
  public CardLine with(String card) {
    return with(size() + 1, card);
  }

  /** With one card more, which has that position afterwards. */
  public CardLine with(int position, String card) {
    List<String> more = new ArrayList<>(cards);
    more.add(position - 1, card);
    return new CardLine(more);
  }

  /** Without the card at that position; the line closes up. */
  public CardLine without(int position) {
    List<String> fewer = new ArrayList<>(cards);
    fewer.remove(position - 1);
    return new CardLine(fewer);
  }
}
