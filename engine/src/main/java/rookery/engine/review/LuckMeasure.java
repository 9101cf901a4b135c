package rookery.engine.review;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import rookery.engine.Action;
import rookery.engine.PlayOutcome;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.computer.knowledge.SeededNumbers;
import rookery.engine.text.GameLogLine;

/**
 * Tells how much better or worse something came out than whoever did it could expect.
 *
 * @param judged what was found of the choices, by their places
 * @param seed equal seeds give equal measures
 */
record LuckMeasure(ReviewedGame game, Map<Integer, ReviewedChoice> judged, long seed) {
  private static final int WORLDS = 40;
  private static final double ALIKE = 1e-6;

  /** What came to light with an action, if anything did; the turn is still to be told. */
  Optional<TurningPoint> of(int ply, int turn) {
    Seat seat = game.seat(ply);
    Action action = game.action(ply);
    PlayOutcome played = game.state(ply).played(seat, action);
    boolean isDealt = played.next().chance().isPresent();
    if (!played.news().reveals() && !isDealt) {
      return Optional.empty();
    }
    RandomGenerator random = new SeededNumbers(seed).of(ply);
    List<SeatKnowledge.Outcome> outcomes = game.knowledge(ply).outcomes(action, WORLDS, random);
    String told = played.news().line(Viewer.of(seat)).map(GameLogLine::plain).orElse("");
    Map<String, Double> means = means(outcomes);
    if (!isDealt && means.keySet().equals(Set.of(told))) {
      return Optional.empty();
    }
    Worths worths = searched(ply).orElseGet(() -> seen(ply, outcomes, random));
    int rank = means.size() > 1 && means.containsKey(told) ? worths.rank(means, told) : 0;
    return Optional.of(
        new TurningPoint(
            TurningPoint.Kind.LUCK,
            ply,
            turn,
            TurningPoint.thousandths(worths.expected()),
            TurningPoint.thousandths(worths.after()),
            List.of(),
            rank,
            rank == 0 ? 0 : means.size()));
  }

  /** What the game was worth before and after something came to light. */
  private record Worths(double expected, double after) {
    /**
     * The place of what was told among the outcomes; of two the one that a search holds for better,
     * and 0 where what is seen at once says the contrary of it.
     */
    int rank(Map<String, Double> means, String told) {
      boolean isGood = after > expected;
      if (means.size() == 2) {
        return isGood ? 1 : 2;
      }
      double own = means.get(told);
      int rank = 1 + (int) means.values().stream().filter(mean -> mean > own + ALIKE).count();
      int other = 1 + means.size() - rank;
      return (isGood ? rank <= other : rank >= other) ? rank : 0;
    }
  }

  /**
   * As the searches found it, where the same seat acts next, so that it knew the same but for what
   * came to light. They see what follows from it, such as another move. What is dealt to somebody
   * alone is left to what is seen at once: their plans go on to the end of the game.
   */
  private Optional<Worths> searched(int ply) {
    ReviewedChoice before = judged.get(ply);
    ReviewedChoice after = judged.get(ply + 1);
    boolean isSame = before != null && after != null && before.seat().equals(after.seat());
    return isSame && game.played().seats().size() > 1
        ? Optional.of(new Worths(before.played(), Math.max(after.best(), after.played())))
        : Optional.empty();
  }

  private Worths seen(int ply, List<SeatKnowledge.Outcome> outcomes, RandomGenerator random) {
    double expected =
        outcomes.stream().mapToDouble(SeatKnowledge.Outcome::worth).average().orElseThrow();
    SeatKnowledge after =
        SeatKnowledge.of(
            game.played().game(), game.played().options(), game.state(ply + 1), game.seat(ply));
    return new Worths(expected, after.worth(random));
  }

  private static Map<String, Double> means(List<SeatKnowledge.Outcome> outcomes) {
    return outcomes.stream()
        .collect(
            Collectors.groupingBy(
                SeatKnowledge.Outcome::told,
                Collectors.averagingDouble(SeatKnowledge.Outcome::worth)));
  }
}
