package rookery.engine.games.booster.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rookery.engine.Shuffle;
import rookery.engine.board.Colour;
import rookery.engine.cards.Cards;

/**
 * All the cards.
 *
 * @param white White's hand, sorted
 * @param black Black's hand, sorted
 * @param pile the cards to draw, top first
 * @param discards the cards played since the last shuffle, the first first
 * @param reshuffles how often the discards have become a new pile
 */
public record Hands(
    List<String> white,
    List<String> black,
    List<String> pile,
    List<String> discards,
    int reshuffles) {

  public Hands {
    white = sorted(white);
    black = sorted(black);
    pile = List.copyOf(pile);
    discards = List.copyOf(discards);
  }

  /** Before the deck is shuffled. */
  public static Hands undealt() {
    return new Hands(List.of(), List.of(), List.of(), List.of(), 0);
  }

  /** After the deal of that deck, top first. */
  public static Hands dealt(List<String> deck, BoosterOptions options) {
    List<String> white = new ArrayList<>();
    List<String> black = new ArrayList<>();
    List<String> pile = new ArrayList<>(deck);
    while (white.size() < options.white() || black.size() < options.black()) {
      // BO-16: whoever has enough cards is passed over.
      deal(pile, white, options.white());
      deal(pile, black, options.black());
    }
    return new Hands(white, black, pile, List.of(), 0);
  }

  private static List<String> sorted(List<String> hand) {
    List<String> sorted = new ArrayList<>(hand);
    Collections.sort(sorted);
    return List.copyOf(sorted);
  }

  private static void deal(List<String> pile, List<String> hand, int wanted) {
    if (hand.size() < wanted) {
      hand.add(pile.remove(0));
    }
  }

  /** The hand of that side. */
  public List<String> of(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /** The same with another hand of {@code colour}. */
  public Hands holding(Colour colour, List<String> hand) {
    return with(colour, hand, pile, discards);
  }

  private Hands with(Colour colour, List<String> hand, List<String> rest, List<String> spent) {
    return colour == Colour.WHITE
        ? new Hands(hand, black, rest, spent, reshuffles)
        : new Hands(white, hand, rest, spent, reshuffles);
  }

  /** After {@code colour} has played a card of its hand. */
  public Hands played(Colour colour, String card) {
    List<String> hand = new ArrayList<>(of(colour));
    hand.remove(card);
    List<String> spent = new ArrayList<>(discards);
    spent.add(card);
    return with(colour, hand, pile, spent);
  }

  /** After {@code colour} has drawn up to so many cards, as far as the pile goes. */
  public Hands drawn(Colour colour, int wanted) {
    // BO-9: a larger hand stays as it is.
    int count = Math.min(pile.size(), Math.max(0, wanted - of(colour).size()));
    if (count == 0) {
      return this;
    }
    List<String> hand = new ArrayList<>(of(colour));
    hand.addAll(pile.subList(0, count));
    return with(colour, hand, pile.subList(count, pile.size()), discards);
  }

  /** How many cards {@code colour} gets who draws up to so many, a reshuffle included. */
  public int coming(Colour colour, int wanted) {
    int missing = Math.max(0, wanted - of(colour).size());
    return Math.min(missing, pile.size() + discards.size());
  }

  /** BO-14: the shuffle without which {@code colour} cannot go on drawing up to so many cards. */
  public Optional<Shuffle> wanted(Colour colour, int wanted) {
    return of(colour).size() < wanted && pile.isEmpty() && !discards.isEmpty()
        ? Optional.of(new Shuffle("reshuffle" + (reshuffles + 1), discards))
        : Optional.empty();
  }

  /** After the discards have become a pile in that order, top first. */
  public Hands reshuffled(List<String> order) {
    return new Hands(white, black, order, List.of(), reshuffles + 1);
  }

  /** The same to whoever knows one hand or none, with all cards unseen by them dealt anew. */
  public Hands resampled(Optional<Colour> knows, RandomGenerator random) {
    List<String> unseen = new ArrayList<>(pile);
    for (Colour colour : Colour.values()) {
      if (knows.filter(colour::equals).isEmpty()) {
        unseen.addAll(of(colour));
      }
    }
    List<String> order = new ArrayList<>(Cards.imagined(unseen, random));
    List<String> whites = redealt(Colour.WHITE, knows, order);
    List<String> blacks = redealt(Colour.BLACK, knows, order);
    return new Hands(whites, blacks, order, discards, reshuffles);
  }

  private List<String> redealt(Colour colour, Optional<Colour> knows, List<String> order) {
    if (knows.filter(colour::equals).isPresent()) {
      return of(colour);
    }
    List<String> top = order.subList(0, of(colour).size());
    List<String> hand = List.copyOf(top);
    top.clear();
    return hand;
  }
}
