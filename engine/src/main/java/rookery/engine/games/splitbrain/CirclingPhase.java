package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.tactics.ChessDanger;
import rookery.engine.explanation.Explanation;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * Both partners circle in secret; at most one has. A circle may be changed until the other is in.
 */
record CirclingPhase(SplitBrainTurn turn, SortedMap<Seat, Square> circles)
    implements SplitBrainPhase {

  static CirclingPhase begin(SplitBrainTurn turn) {
    return new CirclingPhase(turn, Collections.emptySortedMap());
  }

  @Override
  public String word() {
    return "circle";
  }

  @Override
  public List<CircleDuty> duties() {
    return partners().map(seat -> new CircleDuty(this, seat)).toList();
  }

  private Stream<Seat> partners() {
    return Stream.of(turn.chooser(), turn.mover());
  }

  /** At the start of a turn only, before circles; that a seat has circled is public. */
  @Override
  public Set<String> claims(Seat seat) {
    boolean may = circles.isEmpty() && partners().anyMatch(seat::equals);
    return may ? turn.draws().claims() : Set.of();
  }

  /** For each of the two until that one has circled: what threatens their team's pieces is open. */
  @Override
  public Optional<Explanation> danger(Seat seat) {
    boolean circles = partners().anyMatch(seat::equals) && !this.circles.containsKey(seat);
    return circles ? ChessDanger.to(turn.called(), turn.team(), turn.position()) : Optional.empty();
  }

  /** Whether both circles are in when {@code seat} has circled. */
  boolean isCompletedBy(Seat seat) {
    return circles.keySet().stream().anyMatch(other -> !other.equals(seat));
  }

  /** With a circle more, or another one. */
  CirclingPhase with(Seat seat, Square square) {
    SortedMap<Seat, Square> more = new TreeMap<>(circles);
    more.put(seat, square);
    return new CirclingPhase(turn, more);
  }

  /** What follows once both circles are in. */
  SplitBrainPhase revealed() {
    return turn.fitting(both()).isEmpty()
        ? new RulingPhase(turn, both())
        : FinalMovePhase.begin(turn, both(), CircleVerdict.BOTH);
  }

  /** Both circles, once they are in. */
  SplitBrainTurn.Circles both() {
    return new SplitBrainTurn.Circles(circles.get(turn.chooser()), circles.get(turn.mover()));
  }

  @Override
  public boolean shows(Seat seat, Viewer viewer) {
    return viewer.is(seat);
  }

  /** Those who circle are told what to do, and know what they have done. */
  @Override
  public Sentences status(Viewer viewer) {
    List<Sentence> told = new ArrayList<>();
    if (partners().noneMatch(viewer::is)) {
      told.add(
          Sentence.of(
              "%s has the checker and circles the piece, and %s circles the target.",
              turn.chooser(), turn.mover()));
    }
    circles.keySet().stream()
        .filter(seat -> !viewer.is(seat))
        .forEach(seat -> told.add(hasCircled(seat, viewer)));
    return new Sentences(told);
  }

  /**
   * What everybody else may know of a circle, in the same words wherever {@code viewer} reads it.
   */
  Sentence hasCircled(Seat seat, Viewer viewer) {
    if (!turn.isOfTeam(viewer)) {
      return Sentence.of(SentenceRole.LEADS_ON, "%s has drawn a circle.", seat);
    }
    String what = seat.equals(turn.chooser()) ? "piece" : "square";
    return Sentence.of(SentenceRole.LEADS_ON, "Your partner has circled a %s.", what);
  }

  @Override
  public Optional<Sentences> secret(Viewer viewer) {
    return viewer.seat().filter(circles::containsKey).map(this::own).map(Sentences::of);
  }

  /** What {@code seat} has circled, as it is told. */
  Sentence own(Seat seat) {
    Square square = circles.get(seat);
    return seat.equals(turn.chooser())
        ? Sentence.of("You circled the %s.", turn.piece(square))
        : Sentence.of("You circled %s.", square);
  }

  @Override
  public Optional<SplitBrainPhase> resampled(Viewer viewer, RandomGenerator random) {
    SortedMap<Seat, Square> other = new TreeMap<>();
    circles.forEach(
        (seat, square) ->
            other.put(
                seat,
                viewer.is(seat)
                    ? square
                    : any(Geometry.CHESS.alongRanks(turn.valid(seat)), random)));
    return Optional.of(new CirclingPhase(turn, other));
  }

  private static Square any(List<Square> squares, RandomGenerator random) {
    return squares.get(random.nextInt(squares.size()));
  }
}
