package rookery.engine.review;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import rookery.engine.Action;
import rookery.engine.PlayOutcome;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.computer.SeatKnowledge;
import rookery.engine.computer.SeededNumbers;
import rookery.engine.text.GameLogLine;

/**
 * Tells how much better or worse something came out than whoever did it could expect.
 *
 * @param seed equal seeds give equal measures
 */
record LuckMeasure(ReviewedGame game, long seed) {
  private static final int WORLDS = 40;
  private static final double ALIKE = 1e-6;

  /** What came to light with an action, if anything did; the turn is still to be told. */
  Optional<TurningPoint> of(int ply, int turn) {
    Seat seat = game.seat(ply);
    Action action = game.action(ply);
    PlayOutcome played = game.state(ply).played(seat, action);
    if (!played.news().reveals() && played.next().chance().isEmpty()) {
      return Optional.empty();
    }
    RandomGenerator random = new SeededNumbers(seed).of(ply);
    List<SeatKnowledge.Outcome> outcomes = game.knowledge(ply).outcomes(action, WORLDS, random);
    double expected =
        outcomes.stream().mapToDouble(SeatKnowledge.Outcome::worth).average().orElseThrow();
    SeatKnowledge after =
        SeatKnowledge.of(game.played().game(), game.played().options(), game.state(ply + 1), seat);
    String told = played.news().line(Viewer.of(seat)).map(GameLogLine::plain).orElse("");
    Map<String, Double> means = means(outcomes);
    boolean known = means.size() > 1 && means.containsKey(told);
    return Optional.of(
        new TurningPoint(
            TurningPoint.Kind.LUCK,
            ply,
            turn,
            TurningPoint.thousandths(expected),
            TurningPoint.thousandths(after.worth(random)),
            List.of(),
            known ? rank(means, told) : 0,
            known ? means.size() : 0));
  }

  private static Map<String, Double> means(List<SeatKnowledge.Outcome> outcomes) {
    return outcomes.stream()
        .collect(
            Collectors.groupingBy(
                SeatKnowledge.Outcome::told,
                Collectors.averagingDouble(SeatKnowledge.Outcome::worth)));
  }

  private static int rank(Map<String, Double> means, String told) {
    double own = means.get(told);
    return 1 + (int) means.values().stream().filter(mean -> mean > own + ALIKE).count();
  }
}
