package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Note;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.play.Deed;

/**
 * Circling a piece or a target, unseen by the others until both circles are in.
 *
 * @param byRank whether there are so many targets that the rank is asked first
 */
record Circle(OwnCircle duty, Square square, boolean byRank) implements Deed<SplitBrainPhase> {
  @Override
  public String text() {
    return "circle " + square;
  }

  @Override
  public List<Choice> path() {
    List<Choice> path = new ArrayList<>();
    if (byRank) {
      String rank = Integer.toString(square.rank() + 1);
      path.add(new Choice("Which rank?", "rank " + rank, "Rank " + rank));
    }
    SplitBrainTurn turn = phase().turn();
    path.add(
        duty.isPiece()
            ? new Choice("Which piece?", square.toString(), turn.titled(square))
            : new Choice("Which target?", square.toString(), turn.target(square)));
    return path;
  }

  @Override
  public List<String> names() {
    return List.of(square.toString());
  }

  @Override
  public boolean secret() {
    return true;
  }

  /** The partner's circle is in, so that nothing can be changed once this one is. */
  @Override
  public Optional<String> asks() {
    boolean last = phase().isCompletedBy(duty.seat());
    String circled = duty.isPiece() ? "the " + phase().turn().piece(square) : square.toString();
    return last ? Optional.of("Circle " + circled) : Optional.empty();
  }

  private Circling phase() {
    return duty.phase();
  }

  @Override
  public SplitBrainPhase done(Seat by) {
    Circling circled = phase().with(by, square);
    return phase().isCompletedBy(by) ? circled.revealed() : circled;
  }

  @Override
  public Optional<Note> noted(Seat by, SplitBrainPhase after) {
    return phase().turn().noted(after.turn());
  }

  @Override
  public News news(Seat by, SplitBrainPhase after) {
    Circling circled = phase().with(by, square);
    return phase().isCompletedBy(by)
        ? News.revealing(() -> revelation(circled, after))
        : viewer -> hidden(by, circled, viewer);
  }

  private Optional<String> hidden(Seat by, Circling circled, Viewer viewer) {
    if (viewer.is(by)) {
      return Optional.of(circled.own(by));
    }
    // SB-2: that a seat has circled shows once, a change of the circle nowhere.
    return duty.awaited() ? Optional.of(by.title() + " has circled.") : Optional.empty();
  }

  private static String revelation(Circling both, SplitBrainPhase after) {
    if (after instanceof Ruling ruling) {
      return ruling.disagreement();
    }
    SplitBrainTurn turn = both.turn();
    String agreed =
        "%s circled the %s, %s %s: they agree"
            .formatted(
                turn.chooser().title(),
                turn.piece(both.circles().get(turn.chooser())),
                turn.mover().title(),
                both.circles().get(turn.mover()));
    return turn.moveTo(after.turn())
        .map(san -> "%s, %s.".formatted(agreed, san))
        .orElse(agreed + ".");
  }
}
