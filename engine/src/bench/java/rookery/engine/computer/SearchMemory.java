package rookery.engine.computer;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

/**
 * How much memory a search holds once a club player has looked into all its worlds, and once its
 * trees may grow no more: what the heap holds with it, less what it holds once it is let go. The
 * state is one of the middle of a game, after random play.
 */
public final class SearchMemory {
  private static final int CLUB = 10_000;

  /** More worlds than nodes may be kept, and each of them makes one or more. */
  private static final int FULL = 2 * SearchTrees.NODES;

  private static final int PLIES = 30;
  private static final double MEGABYTE = 1 << 20;

  private static volatile Search search;

  private SearchMemory() {}

  /**
   * Prints a line for each game that is searched.
   *
   * @param args which games; all of them if there are none
   */
  public static void main(String[] args) {
    for (Game game : Games.all()) {
      boolean wanted = args.length == 0 || List.of(args).contains(game.id());
      if (wanted && game.seats(options(game)).size() > 1) {
        measure(game);
      }
    }
  }

  private static Options options(Game game) {
    return Options.of(game.options(), Map.of());
  }

  private static void measure(Game game) {
    RandomGenerator random = new SplittableRandom(1);
    State state = middle(game, random);
    Seat seat = actor(game, state).orElseThrow();
    SeatKnowledge outlook = SeatKnowledge.of(game, options(game), state, seat);
    System.out.printf(
        "%-12s %5.1f MB after %,d worlds, %5.1f MB after %,d%n",
        game.id(), held(outlook, CLUB, random), CLUB, held(outlook, FULL, random), FULL);
  }

  private static double held(SeatKnowledge outlook, int worlds, RandomGenerator random) {
    search = new Search(outlook, random);
    search.run(worlds, random, () -> false);
    long with = used();
    search = null;
    return (with - used()) / MEGABYTE;
  }

  private static State middle(Game game, RandomGenerator random) {
    Dealer dealer = Dealer.of(random);
    State state = dealer.deal(game.start(options(game)));
    for (int n = 0; n < PLIES; n++) {
      Optional<Seat> seat = actor(game, state);
      if (seat.isPresent()) {
        var legal = state.legal(seat.get());
        state = dealer.deal(state.play(seat.get(), legal.get(random.nextInt(legal.size()))));
      }
    }
    return state;
  }

  private static Optional<Seat> actor(Game game, State state) {
    return game.seats(options(game)).stream()
        .filter(seat -> !state.legal(seat).isEmpty())
        .findFirst();
  }

  private static long used() {
    for (int n = 0; n < 3; n++) {
      System.gc();
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
