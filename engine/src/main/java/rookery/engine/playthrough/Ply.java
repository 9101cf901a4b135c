package rookery.engine.playthrough;

import java.util.List;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;

/** One action of one seat. */
public record Ply(Seat seat, Action action) {
  /**
   * Everything that may be done in {@code state}.
   *
   * @param seats all seats of the game; the result is in their order, then in that of the texts
   */
  public static List<Ply> legal(State state, List<Seat> seats) {
    return seats.stream()
        .filter(state.mayAct()::contains)
        .flatMap(seat -> state.legal(seat).stream().map(action -> new Ply(seat, action)))
        .toList();
  }

  @Override
  public String toString() {
    return seat + " " + action.text();
  }
}
