package rookery.engine.games.neighbour;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rookery.engine.cards.Cards;
import rookery.engine.cards.PieceCards;

/**
 * The two decks, in their order from the top, and how many cards have left them.
 *
 * @param pieces all cards of the deck that says which piece comes
 * @param positions all cards of the deck that says where to
 * @param turned how many of each have been turned up, always one together with the other
 * @param spent how many cards of either were spent face down on moves
 */
record NeighbourPiles(List<String> pieces, List<String> positions, int turned, int spent) {
  /** The cards of the deck of pieces. */
  static final List<String> PIECES = PieceCards.ofBoth(0);

  /** The cards of the deck of positions: a number and the letter of a suit. */
  static final List<String> POSITIONS =
      Stream.of("H", "D", "S", "C")
          .flatMap(suit -> Stream.of("2", "3", "4", "5", "6").map(number -> number + suit))
          .toList();

  NeighbourPiles {
    pieces = List.copyOf(pieces);
    positions = List.copyOf(positions);
  }

  /** The two decks with nothing turned up yet. */
  static NeighbourPiles of(List<String> pieces, List<String> positions) {
    return new NeighbourPiles(pieces, positions, 0, 0);
  }

  /** After the top card of each was turned up. */
  NeighbourPiles withTurned() {
    return new NeighbourPiles(pieces, positions, turned + 1, spent);
  }

  /** After a card was spent on a move. */
  NeighbourPiles withSpent() {
    return new NeighbourPiles(pieces, positions, turned, spent + 1);
  }

  /** NE-3: cards of the deck of positions are spent first. */
  private int spentPositions() {
    return Math.min(spent, positions.size() - turned);
  }

  /** The cards left of the deck of pieces, top first. */
  List<String> piecesLeft() {
    return pieces.subList(turned + spent - spentPositions(), pieces.size());
  }

  /** The cards left of the deck of positions, top first. */
  List<String> positionsLeft() {
    return positions.subList(turned + spentPositions(), positions.size());
  }

  /** How many cards are left in both. */
  int left() {
    return pieces.size() + positions.size() - 2 * turned - spent;
  }

  /** The letter of the piece that was turned up last. */
  Optional<String> piece() {
    return turned == 0 ? Optional.empty() : Optional.of(pieces.get(turned - 1));
  }

  /** The position that was turned up last. */
  Optional<String> position() {
    return turned == 0 ? Optional.empty() : Optional.of(positions.get(turned - 1));
  }

  /**
   * The cards nobody has seen, sorted: which of them are spent and in what order the others lie is
   * not known.
   */
  SortedMap<String, List<String>> unseen() {
    SortedMap<String, List<String>> unseen = new TreeMap<>();
    unseen.put("pieces", unseen(pieces).stream().sorted().toList());
    unseen.put("positions", unseen(positions).stream().sorted().toList());
    return unseen;
  }

  /** The cards of the deck of pieces that were never turned up, in order, those spent first. */
  List<String> unseenPieces() {
    return unseen(pieces);
  }

  /** The same of the deck of positions. */
  List<String> unseenPositions() {
    return unseen(positions);
  }

  private List<String> unseen(List<String> deck) {
    return deck.subList(turned, deck.size());
  }

  /** The same but for the unseen cards, which are anywhere they could be. */
  NeighbourPiles resampled(RandomGenerator random) {
    return new NeighbourPiles(
        resampled(pieces, random), resampled(positions, random), turned, spent);
  }

  private List<String> resampled(List<String> deck, RandomGenerator random) {
    return Stream.concat(
            deck.subList(0, turned).stream(), Cards.imagined(unseen(deck), random).stream())
        .toList();
  }
}
