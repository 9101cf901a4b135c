package rookery.engine.games.gravity;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Duel;
import rookery.engine.IllegalActionException;
import rookery.engine.OneToAct;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.cards.Dealing;
import rookery.engine.diagram.Diagram;

/**
 * A moment of the game after the decks were shuffled.
 *
 * @param trail what was done last, for the picture
 * @param actions all that can be done now, sorted by text
 */
record GravityState(Turn turn, Trail trail, List<Action> actions) implements OneToAct {
  GravityState(Turn turn, Trail trail) {
    this(turn, trail, sortedByText(turn.actions()));
  }

  private static List<Action> sortedByText(Stream<GravityAction> actions) {
    SortedMap<String, Action> sorted = new TreeMap<>();
    actions.forEach(action -> sorted.put(action.text(), action));
    return List.copyOf(sorted.values());
  }

  /** Before the decks are shuffled. */
  static State start() {
    Turn nothing =
        new Turn(
            1,
            Well.empty(),
            new Decks(List.of(), List.of(), 0),
            Set.of(),
            Captures.NONE,
            List.of());
    return Dealing.of(
        position(nothing, Map.of()),
        Diagram.of(nothing.well().board()),
        Decks.shuffles(),
        orders -> dealt(orders.get(0), orders.get(1)));
  }

  static GravityState dealt(List<String> white, List<String> black) {
    return new GravityState(Turn.first(white, black), Trail.NONE);
  }

  @Override
  public Seat toAct() {
    return Duel.seat(turn.colour());
  }

  @Override
  public List<Action> legal(Seat seat) {
    return mayAct().contains(seat) ? actions : List.of();
  }

  @Override
  public State play(Seat seat, Action action) {
    return legal(action)
        .filter(legal -> mayAct().contains(seat))
        .map(legal -> new GravityState(legal.after(turn), trail.with(turn, legal)))
        .orElseThrow(() -> new IllegalActionException(whyNot(seat, action)));
  }

  private String whyNot(Seat seat, Action action) {
    return refusal(seat, action.text().replace(" ", "")).orElse("It is not your turn.");
  }

  @Override
  public Optional<String> refusal(Seat seat, String typed) {
    return mayAct().contains(seat) ? Optional.of(new Refusal(turn).of(typed)) : Optional.empty();
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    return mayAct().contains(seat) ? Aliases.of(turn) : Map.of();
  }

  @Override
  public Optional<Result> result() {
    return turn.isOver() ? Optional.of(points().result()) : Optional.empty();
  }

  /** The score so far. */
  Points points() {
    return new Points(turn.well(), turn.captures());
  }

  @Override
  public SortedMap<String, Object> position() {
    SortedMap<String, Object> decks = new TreeMap<>();
    for (Colour colour : Colour.values()) {
      decks.put(colour.word(), turn.decks().left(colour));
    }
    return position(turn, decks);
  }

  static SortedMap<String, Object> position(Turn turn, Map<String, Object> decks) {
    Well well = turn.well();
    SortedMap<String, Object> position = new TreeMap<>();
    position.put("position", well.board().rows());
    position.put("turn", turn.colour().word());
    position.put("flipped", turn.flipped().map(Object::toString).orElse(null));
    position.put("moved", sorted(turn.moved()));
    position.put("stacked", sorted(well.stacked()));
    position.put("captured", turn.captures().exchanged());
    position.put("decks", decks);
    position.put("fresh", sorted(well.fresh()));
    return position;
  }

  static List<String> sorted(Collection<Square> squares) {
    return squares.stream().map(Square::toString).sorted().toList();
  }

  @Override
  public View view(Viewer viewer) {
    return new GravityView(this).of(viewer);
  }

  @Override
  public State resample(Viewer viewer, RandomGenerator random) {
    return new GravityState(turn.with(turn.decks().resampled(random)), trail);
  }

  @Override
  public Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    return legal(action).map(legal -> "%s: %s.".formatted(actor.title(), legal.words()));
  }

  /** Whether the turn ends by it, so that the next card is flipped. */
  @Override
  public boolean reveals(Seat actor, Action action) {
    return legal(action)
        .filter(legal -> legal.after(turn).decks().flipped() > turn.decks().flipped())
        .isPresent();
  }

  private Optional<GravityAction> legal(Action action) {
    int index = actions.indexOf(action);
    return index < 0 ? Optional.empty() : Optional.of((GravityAction) actions.get(index));
  }
}
