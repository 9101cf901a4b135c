package rookery.engine.attack;

import java.util.Comparator;
import java.util.List;

/**
 * A turn of a side that could capture: what that comes to if both sides go on capturing as long as
 * it pays.
 *
 * @param <M> a move, which captures something or nothing
 */
public interface CapturingTurn<M> {
  /**
   * More captures in a row than these seldom pay, and where pieces change sides there is no end.
   */
  int LONGEST = 6;

  /** The moves that capture; of those that win the same, those that risk least first. */
  List<M> capturing();

  /** What a move wins at once. */
  double worth(M move);

  /** The other side's turn after a move. */
  CapturingTurn<M> after(M move);

  /** How many captures in a row are looked at. */
  default int longest() {
    return LONGEST;
  }

  /** What the side to move wins by captures; nothing where none pays. */
  default double won() {
    return won(longest(), 0, Double.POSITIVE_INFINITY);
  }

  /** What a move wins, less what the other side wins then. */
  default double balance(M move) {
    return worth(move) - after(move).won();
  }

  /** Whether the {@link #balance} of a move is more than that, which is found sooner. */
  default boolean winsMoreThan(double sum, M move) {
    double most = worth(move) - sum;
    return after(move).won(longest(), 0, most) < most;
  }

  /**
   * What the side to move wins by captures, as far as it matters.
   *
   * @param sure what it can win anyway
   * @param most more than this the other side would not allow
   */
  private double won(int longest, double sure, double most) {
    double best = sure;
    for (Valued<M> capture : longest == 0 ? List.<Valued<M>>of() : dearestFirst()) {
      double victim = capture.worth();
      if (best >= most || victim <= best) {
        break;
      }
      CapturingTurn<M> then = after(capture.move());
      best =
          Math.max(best, victim - then.won(longest - 1, Math.max(0, victim - most), victim - best));
    }
    return best;
  }

  private List<Valued<M>> dearestFirst() {
    return capturing().stream()
        .map(move -> new Valued<>(move, worth(move)))
        .sorted(Comparator.comparingDouble(valued -> -valued.worth()))
        .toList();
  }

  /** A move and what it wins at once. */
  record Valued<M>(M move, double worth) {}
}
