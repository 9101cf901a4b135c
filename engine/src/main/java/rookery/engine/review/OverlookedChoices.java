package rookery.engine.review;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Looks for good choices that are easy to overlook: a beginner's search prefers another, which is
 * much worse.
 *
 * @param quick searches as little as a beginner
 * @param judge searches as long as for everything else that is judged
 */
record OverlookedChoices(ChoiceJudge quick, ChoiceJudge judge, MistakeThresholds thresholds) {
  /** How many are looked at longer than a beginner does. */
  private static final int MOST = 5;

  /** A choice, and what a beginner would have done instead. */
  record Find(ReviewedChoice choice, TurningPoint.Other usual, double gain) {}

  /** Those of the judged choices, the greatest gain first. */
  List<Find> of(Collection<ReviewedChoice> judged) {
    Comparator<Find> byGain = Comparator.comparingDouble(Find::gain).reversed();
    List<Find> overlooked =
        judged.stream()
            .filter(choice -> choice.fair() && !choice.isJoint())
            .filter(choice -> choice.cost() < thresholds.suspicion())
            .flatMap(choice -> atFirstSight(choice).stream())
            .sorted(byGain)
            .limit(MOST)
            .toList();
    return overlooked.stream().flatMap(find -> looked(find).stream()).sorted(byGain).toList();
  }

  private Optional<Find> atFirstSight(ReviewedChoice choice) {
    TurningPoint.Other usual = quick.alone(choice.ply()).others().get(0);
    return quick.isPlayed(choice.ply(), usual.action())
        ? Optional.empty()
        : Optional.of(new Find(choice, usual, choice.played() - usual.worth() / 1e3));
  }

  private Optional<Find> looked(Find find) {
    double usual = judge.worth(find.choice.ply(), find.usual.action());
    double gain = find.choice.played() - usual;
    boolean isMuch = gain >= thresholds.accusation();
    return isMuch && thresholds.isOpen(find.choice.played(), usual)
        ? Optional.of(new Find(find.choice, find.usual, gain))
        : Optional.empty();
  }
}
