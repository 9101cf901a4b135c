package rookery.engine.kit.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.cards.Dealer;

/** Where the cards of {@link BidGame} are. */
record BidTable(
    List<String> pile, SortedMap<Seat, List<String>> hands, List<String> discards, int shuffles) {
  static final BidTable NEW =
      new BidTable(
          List.of(),
          new TreeMap<>(Map.of(BidGame.WHITE, List.of(), BidGame.BLACK, List.of())),
          List.of("a", "b", "c", "d", "e", "f"),
          0);
  private static final int HAND = 2;

  /** Somebody has to draw and there is nothing to draw from. */
  Optional<Shuffle> wanted() {
    boolean wanted = pile.isEmpty() && !discards.isEmpty() && isShort(nextToDraw());
    String key = shuffles == 0 ? "deck" : "reshuffle" + shuffles;
    return wanted ? Optional.of(new Shuffle(key, discards)) : Optional.empty();
  }

  BidTable shuffled(List<String> order) {
    return new BidTable(order, hands, List.of(), shuffles + 1).drawn();
  }

  private boolean isShort(Seat seat) {
    return hands.get(seat).size() < HAND;
  }

  private Seat nextToDraw() {
    return hands.get(BidGame.WHITE).size() <= hands.get(BidGame.BLACK).size()
        ? BidGame.WHITE
        : BidGame.BLACK;
  }

  BidTable drawn() {
    Seat seat = nextToDraw();
    if (pile.isEmpty() || !isShort(seat)) {
      return this;
    }
    List<String> hand = new ArrayList<>(hands.get(seat));
    hand.add(pile.get(0));
    return new BidTable(pile.subList(1, pile.size()), with(seat, hand), discards, shuffles).drawn();
  }

  private SortedMap<Seat, List<String>> with(Seat seat, List<String> hand) {
    SortedMap<Seat, List<String>> changed = new TreeMap<>(hands);
    changed.put(seat, hand.stream().sorted().toList());
    return changed;
  }

  BidTable discarded(Seat seat, String card) {
    List<String> hand = new ArrayList<>(hands.get(seat));
    hand.remove(card);
    List<String> thrown = new ArrayList<>(discards);
    thrown.add(card);
    return new BidTable(pile, with(seat, hand), thrown, shuffles);
  }

  /** The cards that {@code known} does not hold, dealt anew. */
  BidTable redealt(Optional<Seat> known, RandomGenerator random) {
    List<String> hidden = new ArrayList<>(pile);
    List<Seat> redealt = BidGame.SEATS.stream().filter(s -> !known.equals(Optional.of(s))).toList();
    redealt.forEach(seat -> hidden.addAll(hands.get(seat)));
    List<String> order = new ArrayList<>(Dealer.of(random).shuffle(new Shuffle("hidden", hidden)));
    BidTable table = this;
    for (Seat seat : redealt) {
      List<String> hand = order.subList(0, hands.get(seat).size());
      table = new BidTable(pile, table.with(seat, hand), discards, shuffles);
      order = order.subList(hand.size(), order.size());
    }
    return new BidTable(List.copyOf(order), table.hands, discards, shuffles);
  }
}
