package rookery.engine;

import java.util.List;
import java.util.Optional;
import rookery.engine.text.Sentence;

/**
 * How good a state is, told without playing on: what computer players go by where they look no
 * further.
 */
@FunctionalInterface
public interface Evaluation {
  /** Tells nothing: every state is as good as any. */
  Evaluation NONE = state -> 0.5;

  /**
   * What the end of the game will be worth, as far as the state shows, in the measure of {@link
   * Utility}.
   *
   * @param state has no result yet and waits for no shuffle
   * @return from 0 to 1, for White, or for all who play together
   */
  double of(State state);

  /**
   * What {@code state} has in common with all that are as good as it in every way, so that a search
   * need look into one of them alone.
   *
   * @return something with an equality; the state itself where it is like no other
   */
  default Object like(State state) {
    return state;
  }

  /**
   * Those of a seat's legal actions that a computer player looks into, in the same order. What does
   * more harm than good to whoever does it is left out, however good it seems to a search that ends
   * soon. The answer depends on what that seat knows alone, and something is always left.
   */
  default List<Action> sensible(List<Action> legal) {
    return legal;
  }

  /**
   * Why what leads from one state to another is good, in the game's words.
   *
   * @return one sentence; empty where there is nothing to say but that it is
   */
  default Optional<Sentence> why(State before, State after) {
    return Optional.empty();
  }

  /**
   * The same for what neither {@link #why} nor the board as such tells a better reason for.
   *
   * @return one sentence; empty where there is nothing to say
   */
  default Optional<Sentence> besides(State before, State after) {
    return Optional.empty();
  }

  /**
   * A value between 0 and 1 for an advantage of any size: one half for none, three quarters for
   * that of {@code scale}. However large an advantage is, a larger one is seen to be better.
   */
  static double share(double advantage, double scale) {
    return 0.5 + 0.5 * advantage / (Math.abs(advantage) + scale);
  }

  /** The advantage, in scales, that {@link #share} makes this value of; at most 6 either way. */
  static double advantage(double share) {
    double lead = 2 * share - 1;
    double most = 6.0 / 7;
    return Math.abs(lead) >= most ? Math.signum(lead) * 6 : lead / (1 - Math.abs(lead));
  }
}
