package rookery.engine.games.gravity;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.lazy.LazyList;
import rookery.engine.play.SingleDuty;
import rookery.engine.play.ViewContent;
import rookery.engine.text.Sentences;

/** The game after the decks were shuffled: whoever's turn it is moves, then adds. */
record GravitySituation(GravityTurn turn, LastGravityTurn trail)
    implements SingleDuty<GravitySituation> {
  static GravitySituation dealt(List<String> white, List<String> black) {
    return new GravitySituation(GravityTurn.first(white, black), LastGravityTurn.NONE);
  }

  @Override
  public Optional<Result> result() {
    return turn.isOver() ? Optional.of(points().result()) : Optional.empty();
  }

  /** The row that decided between equal points. */
  @Override
  public Optional<Explanation> why() {
    return result()
        .filter(end -> end.reason().equals(GravityPoints.HIGHEST_ROW))
        .map(end -> points().onRow(points().decidingRow().orElseThrow()))
        .map(
            row -> new Explanation(told(Viewer.SPECTATOR).status(), List.of(Mark.candidates(row))));
  }

  /** The score so far. */
  GravityPoints points() {
    return new GravityPoints(turn.well(), turn.captures());
  }

  @Override
  public Seat actor() {
    return TwoColourSeats.seat(turn.colour());
  }

  @Override
  public List<GravityAction> deeds() {
    return LazyList.of(turn.steps(), step -> new GravityAction(this, step));
  }

  @Override
  public boolean inOrder() {
    return true;
  }

  /**
   * What could be captured wherever it goes; then where the enemy's piece that is added could
   * capture something.
   */
  @Override
  public Optional<Explanation> danger(Seat seat) {
    if (!seat.equals(actor())) {
      return Optional.empty();
    }
    return turn.hasMove()
        ? new UnavoidableDanger(turn).told()
        : new DangerOfAddedPiece(turn).everywhere();
  }

  /** Whatever has moved already, what is in danger has yet to go. */
  @Override
  public boolean isDangerOfNextStep(Seat seat) {
    return true;
  }

  @Override
  public SortedMap<Square, Character> endangered(Seat seat) {
    Colour own = seat.equals(actor()) ? turn.colour() : turn.colour().opposite();
    return new GravityDanger(turn, own).pieces();
  }

  @Override
  public Sentences task() {
    return new GravityTaskSentences(this).told();
  }

  @Override
  public List<Sentences> digests() {
    return trail.digests(turn.well());
  }

  /** What is to be added decides where a piece should go, so it stays in sight. */
  @Override
  public Optional<Diagram> choosing() {
    return Optional.of(new GravityPicture(turn, trail, points(), false).choosing());
  }

  @Override
  public String title() {
    if (turn.hasMove()) {
      return "Move";
    }
    return turn.isFirst() ? "Add the first piece" : "Add an enemy piece";
  }

  @Override
  public String whyNot(String typed) {
    return new GravityRefusal(turn).of(typed);
  }

  @Override
  public SortedMap<String, Object> position() {
    return position(turn, new TreeMap<>(Colour.each(turn.decks()::left)));
  }

  static SortedMap<String, Object> position(GravityTurn turn, SortedMap<String, ?> decks) {
    GravityBoard well = turn.well();
    SortedMap<String, Object> position = new TreeMap<>();
    position.put("position", well.board().rows());
    position.put("turn", turn.colour().word());
    position.put("flipped", turn.flipped().map(Object::toString).orElse(null));
    position.put("moved", named(turn.moved()));
    position.put("stacked", named(well.stacked()));
    position.put("captured", new TreeMap<>(Colour.each(turn.captures()::of)));
    position.put("decks", decks);
    position.put("fresh", named(well.fresh()));
    return position;
  }

  /** The names of a set's squares, sorted. */
  static List<String> named(long squares) {
    return GravityBoard.BOARD.squares(squares).stream().map(Square::toString).toList();
  }

  /** The same for everybody; at the end the decks lie open. */
  @Override
  public ViewContent told(Viewer viewer) {
    return new GravityView(this, turn.isOver()).telling();
  }

  @Override
  public ViewContent toldAtEnd(Viewer viewer) {
    return new GravityView(this, true).telling();
  }

  @Override
  public Optional<GravitySituation> resampled(Viewer viewer, RandomGenerator random) {
    return turn.isOver()
        ? Optional.empty()
        : Optional.of(new GravitySituation(turn.with(turn.decks().resampled(random)), trail));
  }
}
