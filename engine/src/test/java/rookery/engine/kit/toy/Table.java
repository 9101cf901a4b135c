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
record Table(
    List<String> pile, SortedMap<Seat, List<String>> hands, List<String> discards, int shuffles) {
  static final Table NEW =
      new Table(
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

  Table shuffled(List<String> order) {
    return new Table(order, hands, List.of(), shuffles + 1).drawn();
  }

  private boolean isShort(Seat seat) {
    return hands.get(seat).size() < HAND;
  }

  private Seat nextToDraw() {
    return hands.get(BidGame.WHITE).size() <= hands.get(BidGame.BLACK).size()
        ? BidGame.WHITE
        : BidGame.BLACK;
  }

  Table drawn() {
    Seat seat = nextToDraw();
    if (pile.isEmpty() || !isShort(seat)) {
      return this;
    }
    List<String> hand = new ArrayList<>(hands.get(seat));
    hand.add(pile.get(0));
    return new Table(pile.subList(1, pile.size()), with(seat, hand), discards, shuffles).drawn();
  }

  private SortedMap<Seat, List<String>> with(Seat seat, List<String> hand) {
    SortedMap<Seat, List<String>> changed = new TreeMap<>(hands);
    changed.put(seat, hand.stream().sorted().toList());
    return changed;
  }

  Table discarded(Seat seat, String card) {
    List<String> hand = new ArrayList<>(hands.get(seat));
    hand.remove(card);
    List<String> thrown = new ArrayList<>(discards);
    thrown.add(card);
    return new Table(pile, with(seat, hand), thrown, shuffles);
  }

  /** The cards that {@code known} does not hold, dealt anew. */
  Table redealt(Optional<Seat> known, RandomGenerator random) {
    List<String> hidden = new ArrayList<>(pile);
    List<Seat> redealt = BidGame.SEATS.stream().filter(s -> !known.equals(Optional.of(s))).toList();
    redealt.forEach(seat -> hidden.addAll(hands.get(seat)));
    List<String> order = new ArrayList<>(Dealer.of(random).shuffle(new Shuffle("hidden", hidden)));
    Table table = this;
    for (Seat seat : redealt) {
      List<String> hand = order.subList(0, hands.get(seat).size());
      table = new Table(pile, table.with(seat, hand), discards, shuffles);
      order = order.subList(hand.size(), order.size());
    }
    return new Table(List.copyOf(order), table.hands, discards, shuffles);
  }
}
