package rookery.bot.daily.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import rookery.bot.computer.ProcessorAllowance;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealDay;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.match.Match;
import rookery.engine.solo.SoloGame;
import rookery.engine.solo.SoloSolver;

/**
 * How well a deal can be played.
 *
 * @param aMove how much of the processor's time a club player may take for an action
 * @param search how much the long search may take
 */
record DealSearchWork(Duration aMove, Duration search) {
  /** So that all deals of a day together take less than ten minutes. */
  static final DealSearchWork USUAL =
      new DealSearchWork(Duration.ofMillis(700), Duration.ofSeconds(80));

  private static final Dealer NOTHING_IS_LEFT =
      wanted -> {
        throw new IllegalStateException("a deck that isn't dealt at the start: " + wanted.key());
      };

  /** A club player's game: it is given what people see, and nothing else. */
  SoloSolver.Found club(DailyDeal deal, DealDay day, Runnable giveWay) {
    Match match = deal.begin(day);
    Seat seat = deal.solo().orElseThrow().seat();
    SplittableRandom random = new SplittableRandom(day.date().toEpochDay());
    List<String> actions = new ArrayList<>();
    while (match.result().isEmpty()) {
      Action action =
          ComputerPlayers.CLUB
              .choose(match.outlook(seat), random, new ProcessorAllowance(aMove, giveWay))
              .action();
      actions.add(action.text());
      match = match.act(seat, action, NOTHING_IS_LEFT);
    }
    return new SoloSolver.Found(((Result.Score) match.result().get()).score(), actions);
  }

  /**
   * The best that is found with all cards open.
   *
   * @param club the club player's game, in case nothing better is found
   */
  SoloSolver.Found best(DailyDeal deal, DealDay day, SoloSolver.Found club, Runnable giveWay) {
    SoloGame solo = deal.solo().orElseThrow();
    State start = deal.dealt(day);
    Optional<SoloSolver.Found> found =
        SoloSolver.of(
            solo,
            start,
            new SplittableRandom(day.date().toEpochDay()),
            new ProcessorAllowance(search, giveWay));
    return found.filter(plan -> plan.score() > club.score()).orElse(club);
  }
}
