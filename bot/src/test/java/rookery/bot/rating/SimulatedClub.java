package rookery.bot.rating;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** People whose strengths are drawn as the model supposes, and the games they play. */
public final class SimulatedClub {
  private static final double GENERAL = 1;
  private static final double FIRST_MOVE = 0.3;

  private final Size size;
  private final Random random;
  private final double[] general;
  private final double[][] special;
  private final double[] first;

  /**
   * How large a club is, and how much people differ.
   *
   * @param people how many there are
   * @param games how many games they play
   * @param teams how many of these games are two against two
   * @param special the standard deviation of what is special to a person and a game, in logits
   */
  public record Size(int people, int games, int teams, double special) {}

  /** Draws everybody's strengths. */
  public SimulatedClub(Size size, Random random) {
    this.size = size;
    this.random = random;
    this.general = drawn(size.people(), GENERAL);
    this.special =
        IntStream.range(0, size.people())
            .mapToObj(person -> drawn(size.games(), size.special()))
            .toArray(double[][]::new);
    this.first = drawn(size.games(), FIRST_MOVE);
  }

  private double[] drawn(int count, double deviation) {
    return random.doubles(count).map(any -> deviation * random.nextGaussian()).toArray();
  }

  /** So many games, of any kind and among anybody, with what came out. */
  public List<RatedResult> results(int count) {
    return IntStream.range(0, count).mapToObj(i -> result()).toList();
  }

  private RatedResult result() {
    int game = random.nextInt(size.games());
    int side = game < size.teams() ? 2 : 1;
    List<String> seats =
        random
            .ints(0, size.people())
            .distinct()
            .limit(2L * side)
            .mapToObj(Integer::toString)
            .toList();
    RatedResult played =
        new RatedResult("" + game, seats.subList(0, side), seats.subList(side, 2 * side), 1);
    double score = random.nextDouble() < chance(played) ? 1 : 0;
    return new RatedResult(played.game(), played.first(), played.second(), score);
  }

  /** The chance of the first side, which only whoever drew the strengths knows. */
  public double chance(RatedResult played) {
    int game = Integer.parseInt(played.game());
    return PosteriorFit.sigmoid(
        first[game] + strength(played.first(), game) - strength(played.second(), game));
  }

  private double strength(List<String> side, int game) {
    return side.stream()
        .mapToInt(Integer::parseInt)
        .mapToDouble(person -> general[person] + special[person][game])
        .average()
        .orElseThrow();
  }
}
