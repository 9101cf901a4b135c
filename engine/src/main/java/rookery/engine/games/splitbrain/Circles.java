package rookery.engine.games.splitbrain;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.Seat;
import rookery.engine.board.Square;

/** Both circles of a turn, shown to everybody. */
record Circles(Square piece, Square target) {
  /** The circles by the seats that made them. */
  SortedMap<Seat, Square> by(SplitBrainTurn turn) {
    return new TreeMap<>(Map.of(turn.chooser(), piece, turn.mover(), target));
  }
}
