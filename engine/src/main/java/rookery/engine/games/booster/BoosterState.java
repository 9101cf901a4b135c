package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.Duel;
import rookery.engine.IllegalActionException;
import rookery.engine.OneToAct;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Square;

/** A moment at which a side is to move, or has moved and may go on. */
final class BoosterState implements OneToAct {
  private final Table table;
  private final List<BoosterAction> legal;
  private final Optional<Result> result;

  private BoosterState(Table table, List<BoosterAction> legal, Optional<Result> result) {
    this.table = table;
    this.legal = legal;
    this.result = result;
  }

  /** The begin of a turn: positions are counted and endings looked at here alone. */
  static BoosterState begin(Table table) {
    List<Deed> moves = MoveGenerator.moves(table.position());
    Table counted = table.counted(usablePassed(moves));
    Optional<Result> result = Ending.of(table.position(), !moves.isEmpty(), counted.draws());
    return new BoosterState(counted, result.isPresent() ? List.of() : actions(moves), result);
  }

  private static Optional<Square> usablePassed(List<Deed> moves) {
    return moves.stream()
        .filter(deed -> deed instanceof Move move && move.step().landing().enPassant())
        .map(deed -> deed.touched().get(1))
        .findFirst();
  }

  /** After step 1 or a boost. */
  private static BoosterState during(Table table) {
    List<Deed> deeds = new ArrayList<>();
    deeds.add(new End());
    deeds.addAll(MoveGenerator.boosts(table.position(), table.moved().orElseThrow()));
    deeds.addAll(new Adding(table).all());
    return new BoosterState(table, actions(deeds), Optional.empty());
  }

  private static List<BoosterAction> actions(List<Deed> deeds) {
    return deeds.stream().map(BoosterAction::new).sorted().toList();
  }

  Table table() {
    return table;
  }

  /** What the side whose turn it is can do. */
  List<BoosterAction> actions() {
    return legal;
  }

  @Override
  public Seat toAct() {
    return Duel.seat(table.turn());
  }

  @Override
  public List<Action> legal(Seat seat) {
    return seat.equals(toAct()) ? List.copyOf(legal) : List.of();
  }

  @Override
  public State play(Seat seat, Action action) {
    if (!mayAct().contains(seat)) {
      throw new IllegalActionException("It is not your turn to do anything.");
    }
    Deed deed = find(action).orElseThrow(() -> new IllegalActionException(whyNot(action.text())));
    return deed instanceof Add || deed instanceof End
        ? table.ended(deed)
        : during(table.after(deed));
  }

  private Optional<Deed> find(Action action) {
    return legal.stream().filter(action::equals).map(BoosterAction::deed).findFirst();
  }

  private String whyNot(String text) {
    return new Refusal(table).of(text);
  }

  @Override
  public Optional<String> refusal(Seat seat, String typed) {
    return mayAct().contains(seat) ? Optional.of(whyNot(typed)) : Optional.empty();
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    return mayAct().contains(seat) ? Aliases.of(table.position(), legal) : Map.of();
  }

  @Override
  public Optional<Result> result() {
    return result;
  }

  @Override
  public Set<String> claims(Seat seat) {
    return mayAct().contains(seat) && table.moved().isEmpty() ? table.draws().claims() : Set.of();
  }

  @Override
  public SortedMap<String, Object> position() {
    return table.facts();
  }

  @Override
  public View view(Viewer viewer) {
    boolean acts = viewer.seat().filter(mayAct()::contains).isPresent();
    Status status = new Status(table);
    Picture picture = new Picture(table, viewer);
    return new View(
        viewer,
        table.facts(viewer),
        picture.diagram(),
        picture.words(),
        result.map(status::ending).orElseGet(status::turn),
        acts ? Optional.of(status.task()) : Optional.empty(),
        status.secret(viewer),
        mayAct(),
        awaited(),
        viewer.seat().map(this::legal).orElse(List.of()),
        viewer.seat().map(this::claims).orElse(Set.of()),
        result);
  }

  @Override
  public State resample(Viewer viewer, RandomGenerator random) {
    Table other = table.resampled(viewer, random);
    return table.moved().isPresent() ? during(other) : new BoosterState(other, legal, result);
  }

  @Override
  public Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    return find(action).map(deed -> new Telling(table, deed).sentence());
  }

  /** Cards are shown by being played, and to whoever draws them. */
  @Override
  public boolean reveals(Seat actor, Action action) {
    return find(action)
        .filter(deed -> deed instanceof Add || deed instanceof End && table.coming(deed) > 0)
        .isPresent();
  }
}
