package rookery.bot.rating;

import java.util.Comparator;
import java.util.List;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;

/**
 * How strong somebody is at a game beside the computers, by their games against them. These count
 * for no rating.
 *
 * @param strength the most likely strength on the scale of {@link ComputerStrengths}
 * @param game the id of the game
 */
public record ComputerComparison(String game, double strength) {
  /** Fewer games say too little. */
  public static final int FEWEST = 3;

  /** Of what strength somebody is of whom nothing is known: general and special together. */
  private static final double PRIOR = 1 + 0.6 * 0.6;

  /** Whoever is so much stronger or weaker wins or loses three of four games. */
  private static final double CLEARLY = StrictMath.log(3);

  private static final int STEPS = 50;
  private static final double LONGEST_STEP = 1;

  /**
   * A game in which everybody else was a computer.
   *
   * @param share of the person in the strength of their side: 1, or a half with a partner
   * @param against what the strengths of all computers add up to: opponents less partners
   * @param score 1 for a win of the person, 0.5 for a draw, 0 for a loss
   */
  public record Match(double share, double against, double score) {}

  /** The strength that explains these games best; somebody unknown is like the middle level. */
  public static ComputerComparison of(String game, List<Match> matches) {
    List<ComputerPlayer> levels = ComputerPlayers.LEVELS;
    double usual = ComputerStrengths.measured().of(game, levels.get(levels.size() / 2));
    double strength = usual;
    for (int step = 0; step < STEPS; step++) {
      double gradient = -(strength - usual) / PRIOR;
      double curvature = 1 / PRIOR;
      for (Match match : matches) {
        double chance = PosteriorFit.sigmoid(match.share * strength - match.against);
        gradient += match.share * (match.score - chance);
        curvature += match.share * match.share * chance * (1 - chance);
      }
      // Far from the best a whole step of Newton's would lead ever further away.
      strength += Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, gradient / curvature));
    }
    return new ComputerComparison(game, strength);
  }

  /** As the end of a sentence: {@code like a casual computer}. */
  public String words() {
    ComputerPlayer weakest = ComputerPlayers.LEVELS.get(0);
    ComputerPlayer strongest = ComputerPlayers.LEVELS.get(ComputerPlayers.LEVELS.size() - 1);
    if (strength > measured(strongest) + CLEARLY) {
      return "stronger than a %s computer".formatted(strongest.name());
    }
    if (strength < measured(weakest) - CLEARLY) {
      return "weaker than a %s computer".formatted(weakest.name());
    }
    ComputerPlayer nearest =
        ComputerPlayers.LEVELS.stream()
            .min(Comparator.comparing(level -> Math.abs(measured(level) - strength)))
            .orElseThrow();
    return "like a %s computer".formatted(nearest.name());
  }

  private double measured(ComputerPlayer level) {
    return ComputerStrengths.measured().of(game, level);
  }
}
