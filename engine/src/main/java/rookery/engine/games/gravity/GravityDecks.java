package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import rookery.engine.Shuffle;
import rookery.engine.board.Colour;
import rookery.engine.cards.Cards;
import rookery.engine.cards.PieceCards;

/**
 * The order of each colour's cards, top first, and how far they have been flipped.
 *
 * @param flipped how many cards have been flipped of both decks together; the first is black
 */
record GravityDecks(List<String> white, List<String> black, int flipped) {
  /** How many cards there are of both decks together. */
  static final int CARDS = 24;

  private static final int PAWNS = 4;

  GravityDecks {
    white = List.copyOf(white);
    black = List.copyOf(black);
  }

  /** What is shuffled before the game. */
  static List<Shuffle> shuffles() {
    return List.of(shuffle(Colour.WHITE), shuffle(Colour.BLACK));
  }

  private static Shuffle shuffle(Colour colour) {
    return new Shuffle(colour.word(), PieceCards.of(colour, PAWNS));
  }

  /** After so many cards were flipped, in turn. */
  GravityDecks flipped(int cards) {
    return new GravityDecks(white, black, Math.min(CARDS, cards));
  }

  private List<String> deck(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /** How many cards of that colour have been flipped: White flips black ones, and begins. */
  private int gone(Colour colour) {
    return colour == Colour.BLACK ? (flipped + 1) / 2 : flipped / 2;
  }

  /** The card flipped last. */
  Optional<String> last() {
    Colour colour = flipped % 2 == 1 ? Colour.BLACK : Colour.WHITE;
    return flipped == 0 ? Optional.empty() : Optional.of(deck(colour).get(gone(colour) - 1));
  }

  /** Whether no card is left to flip. */
  boolean isSpent() {
    return flipped == CARDS;
  }

  /** The cards of that colour not flipped yet, top first. */
  List<String> left(Colour colour) {
    List<String> deck = deck(colour);
    return deck.subList(Math.min(gone(colour), deck.size()), deck.size());
  }

  /** GR-7: which cards of each colour are left, sorted, so that their order is not told. */
  SortedMap<String, List<String>> contents() {
    return new TreeMap<>(Colour.each(colour -> left(colour).stream().sorted().toList()));
  }

  /** The same but for the order of the cards not flipped yet. */
  GravityDecks resampled(RandomGenerator random) {
    return new GravityDecks(
        resampled(Colour.WHITE, random), resampled(Colour.BLACK, random), flipped);
  }

  private List<String> resampled(Colour colour, RandomGenerator random) {
    List<String> order = new ArrayList<>(deck(colour).subList(0, gone(colour)));
    order.addAll(Cards.imagined(left(colour), random));
    return order;
  }
}
