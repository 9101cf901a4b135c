package rookery.engine.review;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.playthrough.Playthrough;

/** A game that is reviewed, action by action. */
record ReviewedGame(Playthrough played) {

  int size() {
    return played.plies().size();
  }

  Seat seat(int ply) {
    return played.plies().get(ply).seat();
  }

  Action action(int ply) {
    return played.plies().get(ply).action();
  }

  /** The state before an action. */
  State state(int ply) {
    return played.states().get(ply);
  }

  /** What the seat that acted could know then. */
  SeatKnowledge knowledge(int ply) {
    return SeatKnowledge.of(played.game(), played.options(), state(ply), seat(ply));
  }

  /** What a seat would have known, had partners shown each other everything. */
  SeatKnowledge everything(State state, Seat seat) {
    return SeatKnowledge.ofEverything(played.game(), played.options(), state, seat);
  }

  boolean isChoice(int ply) {
    return state(ply).legal(seat(ply)).size() > 1;
  }

  /** Whether it was chosen so that others could not foresee it, which no search can call wrong. */
  boolean isBlind(int ply) {
    return action(ply).secret();
  }

  /** The last action that the same side takes in a row with one. */
  int lastOfTurn(int ply) {
    int last = ply;
    while (last + 1 < size() && seat(last + 1).side() == seat(ply).side()) {
      last++;
    }
    return last;
  }

  /**
   * Whether the same seat acted at two places, and could have done something there and whenever it
   * acted in between.
   */
  boolean couldAllTheTime(int one, int other, String action) {
    return seat(one).equals(seat(other))
        && IntStream.rangeClosed(Math.min(one, other), Math.max(one, other))
            .filter(ply -> seat(ply).equals(seat(one)))
            .allMatch(ply -> state(ply).find(seat(ply), action).isPresent());
  }

  /** What {@code worth} to the side of {@code seat} is to the side that a curve is drawn for. */
  double onCurve(double worth, Seat seat) {
    return seat.side() == Side.BLACK ? 1 - worth : worth;
  }

  /**
   * The choices that partners made without knowing of each other's: the place of the first by that
   * of the second, which brings both to light.
   */
  Map<Integer, Integer> joint() {
    Map<Integer, Integer> joint = new HashMap<>();
    for (int i = 0; i < size(); i++) {
      int first = i;
      if (action(i).secret() && hasPartner(seat(i))) {
        int second = nextOfSide(i);
        while (second < size() && seat(second).equals(seat(first))) {
          first = second;
          second = nextOfSide(second);
        }
        if (second < size()) {
          joint.put(second, first);
          i = second;
        }
      }
    }
    return joint;
  }

  private boolean hasPartner(Seat seat) {
    List<Seat> seats = played.seats();
    return seats.stream().anyMatch(other -> !other.equals(seat) && other.side() == seat.side());
  }

  private int nextOfSide(int ply) {
    int next = ply + 1;
    while (next < size() && seat(next).side() != seat(ply).side()) {
      next++;
    }
    return next;
  }
}
