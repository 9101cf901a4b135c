package rookery.engine.review;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.computer.Analysis;
import rookery.engine.computer.Effort;
import rookery.engine.computer.knowledge.LikelyAnswer;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.computer.knowledge.SeededNumbers;

/**
 * Judges one choice after another with the same effort.
 *
 * @param seed equal seeds give equal judgements
 */
record ChoiceJudge(ReviewedGame game, Effort effort, long seed, ReviewProgress watch) {
  private static final int FEWEST = 100;

  /**
   * What one seat chose, by what it could know then. Nobody is blamed for what only hurts if others
   * guess right.
   */
  ReviewedChoice alone(int ply) {
    Action played = game.action(ply);
    Analysis analysis = analysis(game.knowledge(ply), ply);
    double worth = analysis.worth(played);
    double best = analysis.worth(analysis.best());
    List<LikelyAnswer> answers = analysis.answers(played);
    return new ReviewedChoice(
        ply,
        game.seat(ply),
        best,
        worth,
        List.of(other(game.seat(ply), analysis.best(), best)),
        answers.stream().findFirst().map(one -> other(one.seat(), one.action(), worth)),
        false,
        !game.isBlind(ply) && answers.stream().noneMatch(LikelyAnswer::isGamble));
  }

  /** Whether that is what was chosen. */
  boolean isPlayed(int ply, String action) {
    return text(ply).equals(action);
  }

  /** What another action would have been worth to the same seat. */
  double worth(int ply, String other) {
    SeatKnowledge knowledge = game.knowledge(ply);
    Analysis analysis = analysis(knowledge, ply);
    return analysis.worth(Action.find(knowledge.legal(), other).orElseThrow());
  }

  /** What partners chose, with what would have fitted the choice of each. */
  ReviewedChoice together(int first, int second) {
    Action played = game.action(second);
    SeatKnowledge knowledge = game.everything(game.state(second), game.seat(second));
    Analysis analysis = analysis(knowledge, second);
    double worth = analysis.worth(played);
    TurningPoint.Other later =
        other(game.seat(second), analysis.best(), analysis.worth(analysis.best()));
    List<TurningPoint.Other> others =
        earlier(first, second).map(one -> List.of(later, one)).orElse(List.of(later));
    double best = others.stream().mapToInt(TurningPoint.Other::worth).max().orElseThrow() / 1e3;
    return new ReviewedChoice(
        second,
        game.seat(second),
        Math.max(best, worth),
        worth,
        others,
        Optional.empty(),
        true,
        true);
  }

  /** What the first of the partners could have chosen to fit what the second did. */
  private Optional<TurningPoint.Other> earlier(int first, int second) {
    State before = game.state(first);
    Seat seat = game.seat(first);
    List<Action> legal = before.legal(seat);
    int share = Math.max(FEWEST, effort.iterations() / legal.size());
    return legal.stream()
        .filter(
            action -> before.play(seat, action).find(game.seat(second), text(second)).isPresent())
        .map(action -> other(seat, action, fitted(before, seat, action, second, share)))
        .max(Comparator.comparingInt(TurningPoint.Other::worth))
        .map(
            best ->
                other(
                    seat,
                    Action.find(legal, best.action()).orElseThrow(),
                    fitted(
                        before,
                        seat,
                        Action.find(legal, best.action()).orElseThrow(),
                        second,
                        effort.iterations())));
  }

  /** What the choice of the second is worth after another choice of the first. */
  private double fitted(State before, Seat seat, Action action, int second, int iterations) {
    if (watch.isToStop()) {
      return 0;
    }
    State chosen = before.play(seat, action);
    SeatKnowledge knowledge = game.everything(chosen, game.seat(second));
    Action same = chosen.find(game.seat(second), text(second)).orElseThrow();
    return Analysis.worth(knowledge, same, new Effort(iterations, effort.width()), random(second));
  }

  private String text(int ply) {
    return game.action(ply).text();
  }

  private Analysis analysis(SeatKnowledge knowledge, int ply) {
    return Analysis.of(knowledge, effort, random(ply), watch::isToStop);
  }

  private RandomGenerator random(int ply) {
    return new SeededNumbers(seed).of(7_919L * ply);
  }

  private static TurningPoint.Other other(Seat seat, Action action, double worth) {
    return new TurningPoint.Other(seat.id(), action.text(), TurningPoint.thousandths(worth));
  }
}
