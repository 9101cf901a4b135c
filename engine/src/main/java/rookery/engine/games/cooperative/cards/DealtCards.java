package rookery.engine.games.cooperative.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rookery.engine.Seat;
import rookery.engine.cards.Cards;

/**
 * Where all the cards are.
 *
 * @param line face up, beside the pile
 * @param hands by seat, sorted; there are none in solitaire
 * @param pile the cards face down, top first
 * @param discards sorted
 * @param kings those that came to the line when somebody drew last, by whoever drew
 * @param answers what players have answered about their hands since these changed
 */
public record DealtCards(
    CardLine line,
    SortedMap<Seat, List<String>> hands,
    List<String> pile,
    List<String> discards,
    Map<Seat, List<String>> kings,
    Map<Seat, HandAnswers> answers) {
  /** The cards of a full hand. */
  private static final int HAND = 2;

  public DealtCards {
    hands = Collections.unmodifiableSortedMap(new TreeMap<>((Map<Seat, List<String>>) hands));
    pile = List.copyOf(pile);
    discards = List.copyOf(discards);
    kings = Map.copyOf(kings);
    answers = Map.copyOf(answers);
  }

  /** Before the deck is shuffled. */
  public static DealtCards empty(List<Seat> seats) {
    SortedMap<Seat, List<String>> hands = new TreeMap<>();
    seats.forEach(seat -> hands.put(seat, List.of()));
    return new DealtCards(CardLine.EMPTY, hands, List.of(), List.of(), Map.of(), Map.of());
  }

  /** Two cards to each of these, one at a time in their order; the rest is the pile. */
  public static DealtCards dealt(List<Seat> seats, List<String> deck) {
    DealtCards dealt = empty(seats).withPile(deck);
    for (int card = 0; card < HAND; card++) {
      for (Seat seat : seats) {
        dealt = dealt.withCardFor(seat);
      }
    }
    return dealt;
  }

  /** Whether nothing has been shuffled yet. */
  public boolean isUndealt() {
    return line.size() == 0 && pile.isEmpty() && discards.isEmpty() && handsAreEmpty();
  }

  /** Whether nobody holds a card. */
  public boolean handsAreEmpty() {
    return hands.values().stream().allMatch(List::isEmpty);
  }

  /** How many cards are still to come into the line, one in each turn. */
  public int toCome() {
    return coming().size();
  }

  /** Those cards, in no order that means anything. */
  public List<String> coming() {
    List<String> coming = new ArrayList<>(pile);
    hands.values().forEach(coming::addAll);
    return coming;
  }

  /**
   * In how many turns they come, as a king doesn't come alone (CO-8); CO-14: unless it is the last.
   */
  public int turnsToCome() {
    int kings = (int) pile.stream().filter(DealtCards::isKing).count();
    return handsAreEmpty() ? Math.max(toCome() - kings, Math.min(1, kings)) : toCome() - kings;
  }

  /** The cards in the hand of {@code seat}. */
  public List<String> hand(Seat seat) {
    return hands.getOrDefault(seat, List.of());
  }

  /** After {@code seat} played that card of its hand to the line. */
  public DealtCards played(Seat seat, String card) {
    List<String> hand = new ArrayList<>(hand(seat));
    hand.remove(card);
    return withHand(seat, hand).withLine(line.with(card)).with(seat, HandAnswers.NONE);
  }

  /** After {@code seat} filled its hand up, as far as the pile went. */
  public DealtCards drawn(Seat seat) {
    DealtCards drawn = withKings(seat, List.of());
    while (drawn.hand(seat).size() < HAND && !drawn.pile.isEmpty()) {
      drawn = drawn.withCardFor(seat);
    }
    return drawn;
  }

  /** CO-13: a king is replaced before anybody else draws, and not at all if the pile is empty. */
  private DealtCards withCardFor(Seat seat) {
    DealtCards drawn = this;
    while (!drawn.pile.isEmpty() && drawn.hasKingOnTop()) {
      List<String> more = sorted(drawn.kings.getOrDefault(seat, List.of()), drawn.pile.get(0));
      drawn = drawn.withTopInLine().withKings(seat, more);
    }
    return drawn.pile.isEmpty() ? drawn : drawn.withTopInHand(seat);
  }

  /** Solitaire: after the top card went to the line, and another one after each king. */
  public DealtCards turnedUp() {
    DealtCards next = this;
    while (!next.pile.isEmpty()) {
      boolean king = next.hasKingOnTop();
      next = next.withTopInLine();
      if (!king) {
        return next;
      }
    }
    // CO-14: a king that was the last card lies there without a replacement.
    return next;
  }

  private boolean hasKingOnTop() {
    return isKing(pile.get(0));
  }

  private DealtCards withTopInLine() {
    return withLine(line.with(pile.get(0))).withPile(withoutTop());
  }

  private DealtCards withTopInHand(Seat seat) {
    return withHand(seat, sorted(hand(seat), pile.get(0)))
        .withPile(withoutTop())
        .with(seat, HandAnswers.NONE);
  }

  private List<String> withoutTop() {
    return pile.subList(1, pile.size());
  }

  /** After the card at that position of the line was discarded. */
  public DealtCards discarding(int position) {
    List<String> more = sorted(discards, line.cards().get(position - 1));
    return new DealtCards(line.without(position), hands, pile, more, kings, answers);
  }

  /** After a discarded card came back into the line at that position. */
  public DealtCards restoring(String card, int position) {
    List<String> fewer = new ArrayList<>(discards);
    fewer.remove(card);
    return new DealtCards(line.with(position, card), hands, pile, fewer, kings, answers);
  }

  /** Those cards and one more, sorted. */
  public static List<String> sorted(Collection<String> cards, String another) {
    return Stream.concat(cards.stream(), Stream.of(another)).sorted().toList();
  }

  /**
   * The same to the viewer of that seat, with the cards it cannot see anywhere they could be: no
   * king is in a hand, because it would have gone to the line, and a hand fits what was answered.
   */
  public DealtCards resampled(Optional<Seat> viewer, RandomGenerator random) {
    List<Seat> others =
        hands.keySet().stream().filter(seat -> !viewer.equals(Optional.of(seat))).toList();
    List<String> unseen = new ArrayList<>(pile);
    others.forEach(seat -> unseen.addAll(hand(seat)));
    List<String> rest = new ArrayList<>(Cards.imagined(unseen, random));
    List<String> drawable = new ArrayList<>(rest.stream().filter(card -> !isKing(card)).toList());
    DealtCards other = this;
    for (Seat seat : others) {
      List<String> hand = answers(seat).hand(drawable, hand(seat).size(), random);
      other = other.withHand(seat, hand.stream().sorted().toList());
      hand.forEach(rest::remove);
      hand.forEach(drawable::remove);
    }
    return other.withPile(Cards.imagined(rest, random));
  }

  /** After {@code seat} answered a question about its hand. */
  public DealtCards answered(Seat seat, HandQuestion question, boolean yes) {
    return with(seat, answers(seat).with(question, yes));
  }

  private HandAnswers answers(Seat seat) {
    return answers.getOrDefault(seat, HandAnswers.NONE);
  }

  /** What {@code seat} has answered about the hand as it is: {@code a white card, no rook}. */
  public Optional<String> answer(Seat seat) {
    return answers(seat).told();
  }

  /**
   * What is worth asking {@code seat}, by what buttons call it, for a partner who sees the rest.
   */
  public Map<String, String> questions(Seat seat) {
    return answers(seat).open(unseen(seat), hand(seat).size());
  }

  /** The hands that {@code seat} may hold for a partner who sees the rest, the likelier oftener. */
  public List<List<String>> hands(Seat seat) {
    return answers(seat).hands(unseen(seat), hand(seat).size());
  }

  private List<String> unseen(Seat seat) {
    return Stream.concat(pile.stream(), hand(seat).stream())
        .filter(card -> !isKing(card))
        .sorted()
        .toList();
  }

  private static boolean isKing(String card) {
    return card.equalsIgnoreCase("K");
  }

  private DealtCards with(Seat seat, HandAnswers told) {
    if (answers(seat).equals(told)) {
      return this;
    }
    Map<Seat, HandAnswers> changed = new TreeMap<>(answers);
    changed.put(seat, told);
    return new DealtCards(line, hands, pile, discards, kings, changed);
  }

  private DealtCards withLine(CardLine changed) {
    return new DealtCards(changed, hands, pile, discards, kings, answers);
  }

  private DealtCards withKings(Seat seat, List<String> drawn) {
    Map<Seat, List<String>> changed = new TreeMap<>(kings);
    changed.put(seat, drawn);
    return new DealtCards(line, hands, pile, discards, changed, answers);
  }

  private DealtCards withPile(List<String> changed) {
    return new DealtCards(line, hands, changed, discards, kings, answers);
  }

  private DealtCards withHand(Seat seat, List<String> hand) {
    SortedMap<Seat, List<String>> changed = new TreeMap<>(hands);
    changed.put(seat, List.copyOf(hand));
    return new DealtCards(line, changed, pile, discards, kings, answers);
  }
}
