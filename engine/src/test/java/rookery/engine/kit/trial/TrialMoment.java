package rookery.engine.kit.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import rookery.engine.Game;
import rookery.engine.PlayOutcome;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.playthrough.Ply;

/** A moment of a {@link Trial}: what is true before its next ply. */
public record TrialMoment(Trial trial, int entry) {

  public Game game() {
    return trial.game();
  }

  public State state() {
    return trial.played().states().get(entry);
  }

  public List<Seat> seats() {
    return trial.played().seats();
  }

  /** Everybody who may look: each seat, and the spectators. */
  public List<Viewer> viewers() {
    List<Viewer> viewers = new ArrayList<>(seats().stream().map(Viewer::of).toList());
    viewers.add(Viewer.SPECTATOR);
    return viewers;
  }

  /** What {@code viewer} sees now. */
  public View view(Viewer viewer) {
    return trial.view(entry, viewer);
  }

  /** What may be done now. */
  public List<Ply> legal() {
    return Ply.legal(state(), seats());
  }

  /** What would become of something that may be done now. */
  public PlayOutcome played(Ply ply) {
    return state().played(ply.seat(), ply.action());
  }

  /** Whether the game is over. */
  public boolean isLast() {
    return state().result().isPresent();
  }

  /** The same numbers whenever the same property looks at the same moment. */
  public RandomGenerator random() {
    return trial.random(entry);
  }
}
