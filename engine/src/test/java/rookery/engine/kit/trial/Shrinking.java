package rookery.engine.kit.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import rookery.engine.playthrough.RandomPlayout;

/** Makes trials that show something wrong smaller, as long as they still do. */
public final class Shrinking {
  private static final int ATTEMPTS = 500;

  private final Predicate<Trial> fails;
  private Trial smallest;
  private int attempts;

  private Shrinking(Trial trial, Predicate<Trial> fails) {
    this.smallest = trial;
    this.fails = fails;
  }

  /** A trial for which {@code fails} still holds, with fewer and lower numbers. */
  public static Trial smallest(Trial trial, Predicate<Trial> fails) {
    Shrinking shrinking = new Shrinking(trial, fails);
    for (int length = shrinking.size(); length > 0; length /= 2) {
      shrinking.leaveOut(length);
    }
    shrinking.lower();
    return shrinking.smallest;
  }

  private int size() {
    return choices().size();
  }

  private List<Integer> choices() {
    return new ArrayList<>(smallest.playout().choices());
  }

  /** Tries to do without so many numbers in a row, wherever they are, the last ones first. */
  private void leaveOut(int length) {
    for (int from = size() - length; from >= 0; from -= length) {
      List<Integer> fewer = choices();
      fewer.subList(from, Math.min(from + length, fewer.size())).clear();
      attempt(fewer);
    }
  }

  private void lower() {
    for (int i = 0; i < size(); i++) {
      List<Integer> lower = choices();
      lower.set(i, 0);
      attempt(lower);
    }
  }

  private void attempt(List<Integer> choices) {
    Trial smaller = smallest.with(new RandomPlayout(choices));
    if (attempts < ATTEMPTS && fails.test(smaller)) {
      smallest = smaller;
    }
    attempts++;
  }
}
