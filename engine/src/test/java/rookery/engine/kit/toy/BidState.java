package rookery.engine.kit.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.text.Sentence;

/**
 * A moment of {@link BidGame}.
 *
 * @param goal the points that win
 * @param cards where the cards are; those laid are still in their hands
 * @param bids the cards laid
 * @param points of each seat
 * @param shown the cards turned up last
 */
record BidState(
    int goal,
    BidTable cards,
    SortedMap<Seat, String> bids,
    SortedMap<Seat, Integer> points,
    SortedMap<Seat, String> shown)
    implements ToldBefore {

  /** Laying a card face down: {@code bid c}. */
  record Bid(String card) implements Action {
    @Override
    public String text() {
      return "bid " + card;
    }

    @Override
    public List<Choice> path() {
      return List.of(
          new Choice("What now?", "bid", "Lay a card"),
          new Choice("Which card?", card, "Card " + card));
    }

    @Override
    public boolean secret() {
      return true;
    }
  }

  /** Giving the point away: {@code pass}. */
  record Pass() implements Action {
    @Override
    public String text() {
      return "pass";
    }

    @Override
    public List<Choice> path() {
      return List.of(new Choice("What now?", "pass", "Pass"));
    }
  }

  static BidState start(int goal) {
    SortedMap<Seat, Integer> none = new TreeMap<>(Map.of(BidGame.WHITE, 0, BidGame.BLACK, 0));
    return new BidState(goal, BidTable.NEW, new TreeMap<>(), none, new TreeMap<>());
  }

  private static Seat other(Seat seat) {
    return seat.equals(BidGame.WHITE) ? BidGame.BLACK : BidGame.WHITE;
  }

  @Override
  public Set<Seat> mayAct() {
    return result().isPresent() || chance().isPresent() ? Set.of() : Set.copyOf(BidGame.SEATS);
  }

  @Override
  public List<Set<Seat>> awaited() {
    return BidGame.SEATS.stream()
        .filter(seat -> mayAct().contains(seat) && !bids.containsKey(seat))
        .map(Set::of)
        .toList();
  }

  @Override
  public List<Action> legal(Seat seat) {
    List<Action> legal = new ArrayList<>();
    if (mayAct().contains(seat)) {
      cards.hands().get(seat).forEach(card -> legal.add(new Bid(card)));
      legal.add(new Pass());
    }
    return legal;
  }

  @Override
  public State play(Seat seat, Action action) {
    if (!legal(seat).contains(action)) {
      throw new IllegalArgumentException("You cannot %s now.".formatted(action.text()));
    }
    if (action instanceof Bid bid) {
      SortedMap<Seat, String> more = new TreeMap<>(bids);
      more.put(seat, bid.card());
      return new BidState(goal, cards, more, points, shown).turnedUp();
    }
    return new BidState(goal, cards, new TreeMap<>(), scored(other(seat)), new TreeMap<>());
  }

  private BidState turnedUp() {
    if (bids.size() < 2) {
      return this;
    }
    String white = bids.get(BidGame.WHITE);
    String black = bids.get(BidGame.BLACK);
    Seat winner = white.compareTo(black) > 0 ? BidGame.WHITE : BidGame.BLACK;
    BidTable spent = cards.discarded(BidGame.WHITE, white).discarded(BidGame.BLACK, black);
    return new BidState(goal, spent.drawn(), new TreeMap<>(), scored(winner), bids);
  }

  private SortedMap<Seat, Integer> scored(Seat winner) {
    SortedMap<Seat, Integer> more = new TreeMap<>(points);
    more.merge(winner, 1, Integer::sum);
    return more;
  }

  @Override
  public Optional<String> refusal(Seat seat, String typed) {
    return Optional.of("You can pass, or bid one of " + cards.hands().get(seat) + ".");
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    Map<String, Action> aliases = new TreeMap<>();
    legal(seat).forEach(action -> aliases.put(action.text().replace("bid ", "lay "), action));
    return aliases;
  }

  @Override
  public Optional<Shuffle> chance() {
    return result().isPresent() ? Optional.empty() : cards.wanted();
  }

  @Override
  public State shuffled(List<String> order) {
    if (chance().filter(wanted -> wanted.admits(order)).isEmpty()) {
      throw new IllegalArgumentException("not an order of the deck: " + order);
    }
    return new BidState(goal, cards.shuffled(order), bids, points, shown);
  }

  @Override
  public Optional<Result> result() {
    return BidGame.SEATS.stream()
        .filter(seat -> points.get(seat) >= goal)
        .findFirst()
        .map(winner -> new Result.Win(List.of(winner), "points"));
  }

  @Override
  public SortedMap<String, Object> position() {
    SortedMap<String, Object> position = BidView.common(this);
    position.put("pile", cards.pile());
    position.put("hands", byId(cards.hands()));
    position.put("bids", byId(bids));
    return position;
  }

  static SortedMap<String, Object> byId(SortedMap<Seat, ?> values) {
    SortedMap<String, Object> byId = new TreeMap<>();
    values.forEach((seat, value) -> byId.put(seat.id(), value));
    return byId;
  }

  @Override
  public View view(Viewer viewer) {
    return new BidView(this, viewer).view();
  }

  @Override
  public State resample(Viewer viewer, RandomGenerator random) {
    BidTable other = cards.redealt(viewer.seat(), random);
    SortedMap<Seat, String> otherBids = new TreeMap<>(bids);
    for (Seat seat : new TreeSet<>(bids.keySet())) {
      if (!viewer.is(seat)) {
        List<String> hand = other.hands().get(seat);
        otherBids.put(seat, hand.get(random.nextInt(hand.size())));
      }
    }
    return new BidState(goal, other, otherBids, points, shown);
  }

  @Override
  public Optional<Sentence> describe(Seat actor, Action action, Viewer viewer) {
    if (action instanceof Bid bid && viewer.is(actor)) {
      return Optional.of(Sentence.of("You lay %s.", bid.card()));
    }
    if (action instanceof Bid) {
      return bids.containsKey(actor)
          ? Optional.empty()
          : Optional.of(Sentence.of("%s laid a card.", actor));
    }
    return Optional.of(Sentence.of("%s passed.", actor));
  }

  @Override
  public boolean reveals(Seat actor, Action action) {
    return action instanceof Bid && bids.containsKey(other(actor));
  }

  /** The seats whose cards lie, in words. */
  List<Seat> laid() {
    return List.copyOf(bids.keySet());
  }
}
