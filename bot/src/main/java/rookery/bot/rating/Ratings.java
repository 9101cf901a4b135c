package rookery.bot.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The ratings that explain a whole history of results best: hierarchical Bradley-Terry, fitted anew
 * each time. The chance of the first side is {@code sigmoid(s1 - s2 + h)}. A side's strength {@code
 * s} is the mean over its people of a general strength and one that is special to the game; {@code
 * h} is what it is worth to begin in that game. All three are zero unless results say otherwise:
 * their priors are normal with standard deviations of 1, 0.6 and 0.3.
 *
 * <p>People who have played one game thereby have a first estimate in all others, and teams need no
 * rating of their own. The fit is the maximum of the posterior, by Newton's method; uncertainty is
 * the inverse of the Hessian there (Laplace's approximation). Equal results give equal ratings to
 * the last digit, whatever machine works them out.
 */
public final class Ratings {
  private static final double GENERAL = 1;
  private static final double SPECIAL = 0.6 * 0.6;
  private static final double FIRST_MOVE = 0.3 * 0.3;

  private final Parameters parameters;
  private final PosteriorFit fit;

  /** The ratings that somebody has asked for; each takes milliseconds where many people play. */
  private final Map<List<Term>, Estimate> known = new ConcurrentHashMap<>();

  private Ratings(Parameters parameters, PosteriorFit fit) {
    this.parameters = parameters;
    this.fit = fit;
  }

  /** The ratings that these results give; their order does not matter to the model. */
  public static Ratings of(List<RatedResult> results) {
    Parameters parameters = new Parameters();
    List<SparseRow> rows = new ArrayList<>();
    for (RatedResult result : results) {
      rows.add(parameters.row(result.game(), result.first(), result.second()));
    }
    double[] scores = results.stream().mapToDouble(RatedResult::score).toArray();
    return new Ratings(parameters, PosteriorFit.of(rows, scores, parameters.precisions()));
  }

  /** Everybody who has a rated result, in the order of their ids. */
  public List<String> people() {
    return parameters.people();
  }

  /** Whether this person has a rated result in this game. */
  public boolean hasPlayed(String person, String game) {
    return parameters.find(Parameters.special(person, game)).isPresent();
  }

  /** How strong a person is at a game, also one that they have never played. */
  public Rating rating(String person, String game) {
    return rating(
        List.of(
            new Term(Parameters.general(person), 1, GENERAL),
            new Term(Parameters.special(person, game), 1, SPECIAL)));
  }

  /** How strong a person is in general, as far as all games together tell. */
  public Rating general(String person) {
    return rating(List.of(new Term(Parameters.general(person), 1, GENERAL)));
  }

  private Rating rating(List<Term> terms) {
    Estimate estimate = known.computeIfAbsent(terms, this::estimate);
    return Rating.ofLogits(estimate.mean, Math.sqrt(estimate.variance));
  }

  /**
   * What the first side should expect to score in a game against the second, from 0 to 1, with what
   * we do not know about either side taken into account.
   */
  public double forecast(String game, List<String> first, List<String> second) {
    List<Term> terms = new ArrayList<>();
    terms.add(new Term(Parameters.firstMove(game), 1, FIRST_MOVE));
    for (String person : first) {
      terms.add(new Term(Parameters.general(person), 1.0 / first.size(), GENERAL));
      terms.add(new Term(Parameters.special(person, game), 1.0 / first.size(), SPECIAL));
    }
    for (String person : second) {
      terms.add(new Term(Parameters.general(person), -1.0 / second.size(), GENERAL));
      terms.add(new Term(Parameters.special(person, game), -1.0 / second.size(), SPECIAL));
    }
    Estimate estimate = estimate(terms);
    return PosteriorFit.sigmoid(estimate.mean / Math.sqrt(1 + Math.PI * estimate.variance / 8));
  }

  /** Adds up terms; what no result says anything about keeps the mean and variance of its prior. */
  private Estimate estimate(List<Term> terms) {
    SparseRow.Builder known = new SparseRow.Builder();
    double unknown = 0;
    for (Term term : terms) {
      Optional<Integer> index = parameters.find(term.parameter);
      if (index.isPresent()) {
        known.add(index.get(), term.weight);
      } else {
        unknown += term.weight * term.weight * term.prior;
      }
    }
    SparseRow row = known.build();
    return new Estimate(fit.mean(row), fit.variance(row) + unknown);
  }

  private record Term(String parameter, double weight, double prior) {}

  private record Estimate(double mean, double variance) {}

  /** Numbers the strengths and first-move values that occur in the results. */
  private static final class Parameters {
    private final TreeMap<String, Integer> indices = new TreeMap<>();
    private final List<Double> precisions = new ArrayList<>();

    private static final String PERSON = "person\n";

    private static String general(String person) {
      return PERSON + person;
    }

    private static String special(String person, String game) {
      return "special\n" + person + "\n" + game;
    }

    private static String firstMove(String game) {
      return "game\n" + game;
    }

    private SparseRow row(String game, List<String> first, List<String> second) {
      SparseRow.Builder row = new SparseRow.Builder();
      row.add(index(firstMove(game), FIRST_MOVE), 1);
      addSide(row, game, first, 1.0 / first.size());
      addSide(row, game, second, -1.0 / second.size());
      return row.build();
    }

    private void addSide(SparseRow.Builder row, String game, List<String> side, double weight) {
      for (String person : side) {
        row.add(index(general(person), GENERAL), weight);
        row.add(index(special(person, game), SPECIAL), weight);
      }
    }

    private int index(String parameter, double variance) {
      return indices.computeIfAbsent(
          parameter,
          added -> {
            precisions.add(1 / variance);
            return precisions.size() - 1;
          });
    }

    private Optional<Integer> find(String parameter) {
      return Optional.ofNullable(indices.get(parameter));
    }

    private List<String> people() {
      return indices.keySet().stream()
          .filter(parameter -> parameter.startsWith(PERSON))
          .map(parameter -> parameter.substring(PERSON.length()))
          .toList();
    }

    private double[] precisions() {
      return precisions.stream().mapToDouble(Double::doubleValue).toArray();
    }
  }
}
