package rookery.engine.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.computer.Effort;

/** One review being made: first all choices are judged, then those that stand out once more. */
final class ReviewTask {
  /** A second look is so many times as long as the first. */
  private static final int LONGER = 5;

  /** The most turning points of a game. */
  private static final int MOST = 3;

  /** The most second looks, so that a wild game takes no longer than a quiet one. */
  private static final int SECOND_LOOKS = 10;

  /** How many of them may praise. */
  private static final int PRAISED = 2;

  private final ReviewedGame game;
  private final ReviewProgress watch;
  private final MistakeThresholds thresholds;
  private final GameTurns turns;
  private final LuckMeasure luck;
  private final ChoiceJudge judge;
  private final ChoiceJudge longer;
  private final ChoiceJudge quick;
  private final Map<Integer, Integer> joint;
  private final Set<Integer> hidden;
  private final Map<Integer, ReviewedChoice> judged = new TreeMap<>();
  private final List<TurningPoint> points = new ArrayList<>();
  private int looks;

  ReviewTask(ReviewedGame game, Reviewer by, ReviewProgress watch) {
    this.game = game;
    this.watch = watch;
    this.thresholds = MistakeThresholds.of(game.played().game(), game.played().options());
    this.turns = GameTurns.of(game.played());
    this.luck = new LuckMeasure(game, judged, by.seed());
    this.judge = new ChoiceJudge(game, by.effort(), by.seed(), watch);
    this.longer = new ChoiceJudge(game, by.effort().times(LONGER), by.seed() + 1, watch);
    this.quick = new ChoiceJudge(game, Effort.BEGINNER, by.seed() + 2, watch);
    this.joint = game.joint();
    this.hidden = new HashSet<>(joint.values());
  }

  /** The review; empty if it was stopped. */
  Optional<GameReview> result() {
    for (int ply = 0; ply < game.size(); ply++) {
      watch.reached(ply, game.size() + SECOND_LOOKS);
      if (!hidden.contains(ply) && game.isChoice(ply)) {
        judged.put(ply, judged(judge, ply));
      }
      if (watch.isToStop()) {
        return Optional.empty();
      }
    }
    confirm();
    addLuck();
    return watch.isToStop()
        ? Optional.empty()
        : Optional.of(GameReview.of(new GameStandingCurve(game, turns, judged).worths(), told()));
  }

  /** What could have been done better comes first, then whatever decided most. */
  private List<TurningPoint> told() {
    Comparator<TurningPoint> bySize = Comparator.comparingInt(TurningPoint::size).reversed();
    Optional<TurningPoint> worst = points.stream().filter(TurningPoint::couldBeBetter).min(bySize);
    return Stream.concat(worst.stream(), points.stream().sorted(bySize))
        .distinct()
        .limit(MOST)
        .sorted(Comparator.comparingInt(TurningPoint::ply))
        .toList();
  }

  private ReviewedChoice judged(ChoiceJudge by, int ply) {
    return joint.containsKey(ply) ? by.together(joint.get(ply), ply) : by.alone(ply);
  }

  /** Looks again at what stands out, the largest differences first. */
  private void confirm() {
    for (ReviewedChoice first : suspects().limit(SECOND_LOOKS - PRAISED).toList()) {
      if (isWanted(first)) {
        lookAgain(first).flatMap(second -> confirmed(first, second)).ifPresent(points::add);
      }
    }
    for (OverlookedChoices.Find find : overlooked()) {
      if (isWantedFind(find.choice())) {
        lookAgain(find.choice()).flatMap(second -> found(find, second)).ifPresent(points::add);
      }
    }
  }

  private Optional<ReviewedChoice> lookAgain(ReviewedChoice first) {
    watch.reached(game.size() + looks++, game.size() + SECOND_LOOKS);
    return watch.isToStop() ? Optional.empty() : Optional.of(judged(longer, first.ply()));
  }

  private List<OverlookedChoices.Find> overlooked() {
    return watch.isToStop()
        ? List.of()
        : new OverlookedChoices(quick, judge, thresholds)
            .of(judged.values()).stream().limit(PRAISED).toList();
  }

  private Stream<ReviewedChoice> suspects() {
    return judged.values().stream()
        .filter(choice -> choice.fair() && choice.cost() >= thresholds.accusation())
        .filter(choice -> thresholds.isOpen(choice.best(), choice.played()))
        .sorted(Comparator.comparingDouble(ReviewedChoice::cost).reversed());
  }

  /** One of a turn is enough, and a few of a game. */
  private boolean isWanted(ReviewedChoice choice) {
    return points.stream().filter(TurningPoint::couldBeBetter).count() < MOST
        && isFree(choice.ply());
  }

  /** Whether nothing is told yet that would stand at the same place of the curve. */
  private boolean isFree(int ply) {
    int place = turns.place(turns.of(ply));
    return points.stream().noneMatch(point -> turns.place(point.turn()) == place);
  }

  private boolean isWantedFind(ReviewedChoice choice) {
    return isFree(choice.ply())
        && points.stream().noneMatch(point -> point.kind() == TurningPoint.Kind.FOUND);
  }

  private Optional<TurningPoint> confirmed(ReviewedChoice first, ReviewedChoice second) {
    boolean sure =
        second.fair()
            && second.cost() >= thresholds.accusation()
            && thresholds.isOpen(second.best(), second.played())
            && !isTold(second);
    List<TurningPoint.Other> others = new ArrayList<>(second.others());
    second.answer().ifPresent(others::add);
    TurningPoint.Kind kind =
        first.isJoint() ? TurningPoint.Kind.PARTNERS : TurningPoint.Kind.MISTAKE;
    return sure ? Optional.of(point(kind, second, second.best(), others)) : Optional.empty();
  }

  /**
   * Whether it is told that the same was missed already, or later, while it could still be done.
   */
  private boolean isTold(ReviewedChoice choice) {
    String better = choice.others().get(0).action();
    return points.stream()
        .filter(point -> point.kind() == TurningPoint.Kind.MISTAKE)
        .filter(point -> point.others().get(0).action().equals(better))
        .anyMatch(point -> game.couldAllTheTime(point.ply(), choice.ply(), better));
  }

  /** The longer look must know nothing better than what was played, and the usual much worse. */
  private Optional<TurningPoint> found(OverlookedChoices.Find find, ReviewedChoice second) {
    TurningPoint.Other usual = find.usual();
    double worth = second.cost() <= 0 ? longer.worth(second.ply(), usual.action()) : 1;
    if (second.played() - worth < thresholds.accusation()) {
      return Optional.empty();
    }
    TurningPoint.Other other =
        new TurningPoint.Other(usual.seat(), usual.action(), TurningPoint.thousandths(worth));
    return Optional.of(point(TurningPoint.Kind.FOUND, second, worth, List.of(other)));
  }

  private TurningPoint point(
      TurningPoint.Kind kind,
      ReviewedChoice choice,
      double before,
      List<TurningPoint.Other> others) {
    return new TurningPoint(
        kind, choice.ply(), turns.of(choice.ply()), before, choice.played(), others);
  }

  /** The luckiest or unluckiest thing of the game, if it was enough, in a longer look too. */
  private void addLuck() {
    Stream.iterate(0, ply -> ply < game.size(), ply -> ply + 1)
        .filter(ply -> !joint.containsKey(ply) && !hidden.contains(ply) && !watch.isToStop())
        .filter(this::isFree)
        .flatMap(ply -> luck.of(ply, turns.of(ply)).stream())
        .filter(this::isEnough)
        .max(Comparator.comparingInt(TurningPoint::size))
        .flatMap(this::confirmed)
        .ifPresent(points::add);
  }

  private boolean isEnough(TurningPoint lucky) {
    return lucky.size() >= TurningPoint.thousandths(thresholds.luck());
  }

  private Optional<TurningPoint> confirmed(TurningPoint lucky) {
    Map<Integer, ReviewedChoice> again =
        Stream.of(lucky.ply(), lucky.ply() + 1)
            .filter(judged::containsKey)
            .collect(Collectors.toMap(ply -> ply, ply -> judged(longer, ply)));
    return new LuckMeasure(game, again, longer.seed())
        .of(lucky.ply(), lucky.turn())
        .filter(this::isEnough)
        .filter(second -> second.isGood() == lucky.isGood());
  }
}
