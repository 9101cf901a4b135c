package rookery.bot.daily;

import java.time.LocalDate;
import java.util.Optional;
import rookery.engine.solo.SoloSolver;

/**
 * What computers have made of a deal.
 *
 * @param club what a club player scored, who sees what people see
 * @param best the best that a long search with all cards open has found; to be told after the day
 */
public record DealSearch(Optional<Integer> club, Optional<SoloSolver.Found> best) {
  /** Nothing yet. */
  public static final DealSearch NOTHING = new DealSearch(Optional.empty(), Optional.empty());

  /** A deal that is to be searched. */
  public record Job(LocalDate day, String deal) {}
}
