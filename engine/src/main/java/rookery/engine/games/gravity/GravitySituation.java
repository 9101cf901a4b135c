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
import rookery.engine.board.SquareSet;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.play.LazyList;
import rookery.engine.play.SingleDuty;
import rookery.engine.play.ViewContent;
import rookery.engine.text.Sentences;

/** The game after the decks were shuffled: whoever's turn it is moves, then adds. */
record GravitySituation(GravityTurn turn, LastGravityTurn trail)
    implements SingleDuty<GravitySituation> {
  private static final Sentences LAST_CHANCE =
      Sentences.of("It's your last turn: stack or capture what you can.");
  private static final Sentences NO_CHANCE =
      Sentences.of("It's your last turn, but none of your pieces can score any more.");

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
   * What could be captured where it stands: all the more reason to choose well where it goes. Then
   * where the enemy's piece that is added could capture something.
   */
  @Override
  public Optional<Explanation> danger(Seat seat) {
    if (!seat.equals(actor())) {
      return Optional.empty();
    }
    return turn.hasMove()
        ? new GravityDanger(turn, turn.colour()).among(turn.going())
        : new DangerOfAddedPiece(turn).everywhere();
  }

  @Override
  public boolean isDangerOfNextStep(Seat seat) {
    return !turn.hasMove();
  }

  @Override
  public SortedMap<Square, Character> endangered(Seat seat) {
    Colour own = seat.equals(actor()) ? turn.colour() : turn.colour().opposite();
    return new GravityDanger(turn, own).pieces();
  }

  @Override
  public Sentences task() {
    if (!turn.hasMove()) {
      return turn.adding();
    }
    long left = turn.going();
    Sentences move =
        SquareSet.size(left) == 1
            ? Sentences.of(
                turn.moved() == 0 ? "Move %s." : "You still have to move %s.", turn.named(left))
            : Sentences.of(
                turn.stuck() == 0
                    ? "Move each of your pieces once."
                    : "Move each piece that isn't blocked.");
    if (!turn.isLastOfItsSide()) {
      return move.then(plan());
    }
    return move.then(turn.canScore() ? LAST_CHANCE : NO_CHANCE);
  }

  /** The highest place where a piece that has yet to go could come to rest on others. */
  private Sentences plan() {
    int highest = 1;
    Sentences plan = Sentences.NONE;
    for (long left = turn.going(); left != 0; left = SquareSet.rest(left)) {
      int from = SquareSet.first(left);
      GravityLanding landing = GravityLanding.best(turn, from);
      if (landing.points() > highest) {
        highest = landing.points();
        plan =
            Sentences.of(
                "Plan: %s could land on %s %s for %s points.",
                SquareSet.size(turn.going()) == 1 ? "it" : turn.named(from),
                landing.at(),
                landing.moves() == 1 ? "now" : "in %s moves".formatted(landing.moves()),
                landing.points());
      }
    }
    return plan;
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
    return turn.hasMove() ? "Move" : "Add an enemy piece";
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
