package rookery.engine.games.cooperative.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
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
    return !linked().isEmpty();
  }

  /** Which cards of the two colours do so, White's first: {@code white knight and black pawn}. */
  public List<String> linked() {
    return links().stream()
        .filter(position -> !isKing(position) && !isKing(position + 1))
        .map(position -> linked(at(position), at(position + 1)))
        .distinct()
        .toList();
  }

  /** Which cards lie next to a king's of the other colour. */
  public List<String> linkedKings() {
    return links().stream()
        .filter(position -> isKing(position) || isKing(position + 1))
        .map(position -> linked(at(position), at(position + 1)))
        .distinct()
        .toList();
  }

  private static String linked(char one, char other) {
    return Colour.of(one) == Colour.WHITE
        ? "%s and %s".formatted(PieceType.coloured(one), PieceType.coloured(other))
        : linked(other, one);
  }

  /**
   * In how few more turns a card of each piece can come to lie side by side, as far as the kings'
   * cards between them allow, which stay: 0 where both lie in one part of the line already; empty
   * where they never can, promotions and kings apart.
   *
   * @param coming the cards that are still to come behind the line
   */
  public OptionalInt turnsUntilBeside(char one, char other, Collection<String> coming) {
    List<List<Character>> parts = parts();
    if (parts.stream().anyMatch(part -> part.contains(one) && part.contains(other))) {
      return OptionalInt.of(0);
    }
    List<Character> open = parts.get(parts.size() - 1);
    int lying = (open.contains(one) ? 1 : 0) + (open.contains(other) ? 1 : 0);
    boolean come =
        (open.contains(one) || coming.contains("" + one))
            && (open.contains(other) || coming.contains("" + other));
    return come ? OptionalInt.of(2 - lying) : OptionalInt.empty();
  }

  /** What lies between the kings' cards; the last part is open to new cards. */
  private List<List<Character>> parts() {
    List<List<Character>> parts = new ArrayList<>(List.of(new ArrayList<>()));
    for (int position = 1; position <= size(); position++) {
      if (isKing(position)) {
        parts.add(new ArrayList<>());
      } else {
        parts.get(parts.size() - 1).add(at(position));
      }
    }
    return parts;
  }

  /** Whether a king's card lies next to one of the other colour. */
  public boolean linksAKing() {
    return links().stream().anyMatch(position -> isKing(position) || isKing(position + 1));
  }

  /** Whether just one king's card has others than a king's before it. */
  public boolean isPartedOnce() {
    return positions(position -> isKing(position) && !areKings(position - 1)).size() == 1;
  }

  private boolean areKings(int first) {
    return IntStream.rangeClosed(1, first).allMatch(this::isKing);
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
