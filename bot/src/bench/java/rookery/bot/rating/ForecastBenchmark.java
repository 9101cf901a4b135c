package rookery.bot.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * How well forecasts foretell: the mean log loss of the last 400 of 500 games of simulated clubs of
 * 60 people, who play eleven games, two of them two against two. OpenSkill, TrueSkill and Glicko-2
 * are tuned on the very clubs on which they are judged, which flatters them.
 */
public final class ForecastBenchmark {
  private static final int CLUBS = Integer.getInteger("clubs", 20);
  private static final int RESULTS = 500;
  private static final int UNTIMELY = 100;

  private static final double[] SPREADS = {1, 1.5, 2, 3, 4, 5, 25.0 / 3};
  private static final double[] LUCKS = {2, 3, 25.0 / 6, 6, 8, 12};
  private static final double[] DEVIATIONS = {0.4, 0.6, 0.8, 1, 1.3, 350 / 173.7178};
  private static final double[] VOLATILITIES = {0, 0.02, 0.06};

  private ForecastBenchmark() {}

  private record Tuned(String name, Supplier<Forecaster> made) {}

  /** Prints a line for each setting and each rival. */
  public static void main(String[] args) {
    for (double special : new double[] {0.4, 0.8}) {
      List<List<RatedResult>> clubs =
          IntStream.range(0, CLUBS).mapToObj(club -> results(special, club)).toList();
      System.out.printf("What is special to a game: %.1f; %d clubs%n", special, CLUBS);
      print("a coin", Math.log(2));
      print("hierarchical Bradley-Terry", loss(clubs, OurForecaster::new));
      for (boolean each : new boolean[] {false, true}) {
        best(clubs, "OpenSkill" + kind(each), openSkill(each));
        best(clubs, "TrueSkill" + kind(each), trueSkill(each));
        best(clubs, "Glicko-2" + kind(each), glicko(each));
      }
    }
  }

  private static List<RatedResult> results(double special, int club) {
    SimulatedClub.Size size = new SimulatedClub.Size(60, 11, 2, special);
    return new SimulatedClub(size, new Random(1000 + club)).results(RESULTS);
  }

  private static String kind(boolean each) {
    return each ? ", each game by itself" : ", all games together";
  }

  private static List<Tuned> openSkill(boolean each) {
    List<Tuned> all = new ArrayList<>();
    for (double spread : SPREADS) {
      for (double luck : LUCKS) {
        for (boolean plackett : new boolean[] {false, true}) {
          String name = "sigma %.1f, beta %.1f, %s".formatted(spread, luck, plackett ? "PL" : "BT");
          all.add(new Tuned(name, () -> new OpenSkillForecaster(spread, luck, plackett, each)));
        }
      }
    }
    return all;
  }

  private static List<Tuned> trueSkill(boolean each) {
    List<Tuned> all = new ArrayList<>();
    for (double spread : SPREADS) {
      for (double luck : LUCKS) {
        String name = "sigma %.1f, beta %.1f".formatted(spread, luck);
        all.add(new Tuned(name, () -> new TrueSkillForecaster(spread, luck, each)));
      }
    }
    return all;
  }

  private static List<Tuned> glicko(boolean each) {
    List<Tuned> all = new ArrayList<>();
    for (double deviation : DEVIATIONS) {
      for (double volatility : VOLATILITIES) {
        String name = "deviation %.2f, volatility %.2f".formatted(deviation, volatility);
        all.add(new Tuned(name, () -> new GlickoForecaster(deviation, volatility, each)));
      }
    }
    return all;
  }

  private static void best(List<List<RatedResult>> clubs, String name, List<Tuned> all) {
    double least = Double.POSITIVE_INFINITY;
    String which = "";
    for (Tuned tuned : all) {
      double loss = loss(clubs, tuned.made());
      if (loss < least) {
        least = loss;
        which = tuned.name();
      }
    }
    print(name + " (best: " + which + ")", least);
  }

  private static double loss(List<List<RatedResult>> clubs, Supplier<Forecaster> made) {
    return clubs.stream().mapToDouble(results -> loss(results, made.get())).average().orElseThrow();
  }

  private static double loss(List<RatedResult> results, Forecaster forecaster) {
    double sum = 0;
    for (int i = 0; i < results.size(); i++) {
      RatedResult next = results.get(i);
      if (i >= UNTIMELY) {
        double first = forecaster.forecast(next);
        sum -= Math.log(next.score() == 1 ? first : 1 - first);
      }
      forecaster.learn(next);
    }
    return sum / (results.size() - UNTIMELY);
  }

  private static void print(String name, double loss) {
    System.out.printf("  %.4f %s%n", loss, name);
  }
}
