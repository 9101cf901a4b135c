package rookery.engine.computer;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

/**
 * What can be made of the deals of a game for one: the best of several plays, each of a plan wider
 * than a club player's, which sees no more than a player does. The deals are those of the arena
 * with the same seed.
 */
public final class LongSearch {
  private LongSearch() {}

  /**
   * Prints the best score of each deal, their mean and how many are above zero.
   *
   * @param args the game, the first seed, how many deals, how wide a plan, how many plays of each
   */
  public static void main(String[] args) {
    Game game = Games.find(args[0]).orElseThrow();
    long seed = Long.parseLong(args[1]);
    int width = Integer.parseInt(args[3]);
    int plays = Integer.parseInt(args[4]);
    List<Integer> best =
        LongStream.range(seed, seed + Long.parseLong(args[2]))
            .mapToObj(deal -> best(game, deal, width, plays))
            .toList();
    System.out.printf(
        "%s, best of %d plays %d wide: %s; mean %.3f, above zero %d of %d%n",
        game.id(),
        plays,
        width,
        best,
        best.stream().mapToInt(Integer::intValue).average().orElseThrow(),
        best.stream().filter(score -> score > 0).count(),
        best.size());
  }

  private static int best(Game game, long deal, int width, int plays) {
    long chance = new SplittableRandom(deal).nextLong();
    return IntStream.range(0, plays)
        .map(play -> score(game, chance, width, new SplittableRandom(play)))
        .max()
        .orElseThrow();
  }

  private static int score(Game game, long chance, int width, RandomGenerator random) {
    Options options = Options.of(game.options(), Map.of());
    Seat seat = game.seats(options).get(0);
    Dealer dealer = Dealer.of(new SplittableRandom(chance));
    State state = dealer.deal(game.start(options));
    while (state.result().isEmpty()) {
      SeatKnowledge outlook = SeatKnowledge.of(game, options, state, seat);
      Decision decision = new BeamSearch(outlook, () -> false).decide(width, random);
      state = dealer.deal(state.play(seat, decision.action()));
    }
    return ((Result.Score) state.result().get()).score();
  }
}
