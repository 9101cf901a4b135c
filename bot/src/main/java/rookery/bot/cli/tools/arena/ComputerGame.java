package rookery.bot.cli.tools.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.Decision;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.option.Options;

/**
 * One game between computer players.
 *
 * @param players who sits in each seat
 * @param chance deals the decks; equal seeds give equal decks
 * @param choice what the players draw from
 */
record ComputerGame(
    Game game, Options options, Map<Seat, ComputerPlayer> players, long chance, long choice) {
  /** Where a game is broken off and counts as drawn. */
  private static final int LONGEST = 1_000;

  /** Other programs on the same machine must not count. */
  private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

  /** A side that would rather have half of it claims a draw. */
  private static final double CONTENT = 0.5;

  /**
   * What one choice took.
   *
   * @param nanos of the processor's time
   * @param free whether there was anything to choose
   */
  record Spent(ComputerPlayer player, long nanos, int iterations, boolean free) {}

  /**
   * What came of it.
   *
   * @param result empty if it was broken off
   * @param plies how many things were done
   */
  record Played(Optional<Result> result, int plies, List<Spent> spent) {}

  Played play() {
    Dealer dealer = Dealer.of(new SplittableRandom(chance));
    RandomGenerator random = new SplittableRandom(choice);
    List<Spent> spent = new ArrayList<>();
    State state = dealer.deal(game.start(options));
    int plies = 0;
    while (state.result().isEmpty() && plies < LONGEST) {
      Seat seat = next(state);
      SeatKnowledge outlook = SeatKnowledge.of(game, options, state, seat);
      Decision decision = choose(players.get(seat), outlook, random, spent);
      if (!outlook.claims().isEmpty() && decision.worth() < CONTENT) {
        String claim = outlook.claims().iterator().next();
        return new Played(Optional.of(new Result.Draw(claim)), plies, spent);
      }
      state = dealer.deal(state.play(seat, decision.action()));
      plies++;
    }
    return new Played(state.result(), plies, spent);
  }

  /** The first seat that the table waits for. */
  private Seat next(State state) {
    List<Set<Seat>> awaited = state.awaited();
    return game.seats(options).stream()
        .filter(seat -> awaited.stream().anyMatch(group -> group.contains(seat)))
        .findFirst()
        .orElseThrow();
  }

  private static Decision choose(
      ComputerPlayer player, SeatKnowledge outlook, RandomGenerator random, List<Spent> spent) {
    long before = PROCESSOR.getCurrentThreadCpuTime();
    Decision decision = player.choose(outlook, random, () -> false);
    long nanos = PROCESSOR.getCurrentThreadCpuTime() - before;
    spent.add(new Spent(player, nanos, decision.iterations(), outlook.legal().size() > 1));
    return decision;
  }
}
