package rookery.bot.rating;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Random;

/**
 * The processor time for fitting 10,000 games of 500 people, and for the deviations of all of them.
 */
public final class FitBenchmark {
  private static final SimulatedClub.Size SIZE = new SimulatedClub.Size(500, 11, 2, 0.6);
  private static final int RESULTS = 10_000;
  private static final int ROUNDS = 12;

  private FitBenchmark() {}

  /** Prints the time of each round, so that the warm-up can be told from the rest. */
  public static void main(String[] args) {
    List<RatedResult> results = new SimulatedClub(SIZE, new Random(1)).results(RESULTS);
    for (int round = 0; round < ROUNDS; round++) {
      long begun = processor();
      Ratings ratings = Ratings.of(results);
      long fitted = processor();
      double sure = 0;
      for (int person = 0; person < SIZE.people(); person++) {
        sure += ratings.general(Integer.toString(person)).deviation();
      }
      long known = processor();
      System.out.printf(
          "fit %.0f ms, then %d deviations %.0f ms (mean %.1f points)%n",
          millis(fitted - begun), SIZE.people(), millis(known - fitted), sure / SIZE.people());
    }
  }

  private static long processor() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static double millis(long nanos) {
    return nanos / 1e6;
  }
}
