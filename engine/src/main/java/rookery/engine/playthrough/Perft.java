package rookery.engine.playthrough;

import java.util.List;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
import rookery.engine.option.Options;

/**
 * Counts the different sequences of actions from a position, of all seats that may act, to compare
 * with the counts of other programs.
 */
public final class Perft {
  private final List<Seat> seats;
  private final Dealer dealer;

  private Perft(List<Seat> seats, Dealer dealer) {
    this.seats = seats;
    this.dealer = dealer;
  }

  /** How many sequences of just {@code depth} actions a game can begin with. */
  public static long count(Game game, Options options, Dealer dealer, int depth) {
    return count(Playthrough.begin(game, options, dealer), dealer, depth);
  }

  /** In how many ways a game can go on for just {@code depth} actions. */
  public static long count(Playthrough played, Dealer dealer, int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("no depth " + depth);
    }
    return new Perft(played.seats(), dealer).count(played.state(), depth);
  }

  private long count(State undealt, int depth) {
    if (depth == 0) {
      return 1;
    }
    State state = dealer.deal(undealt);
    List<Ply> legal = Ply.legal(state, seats);
    if (depth == 1) {
      return legal.size();
    }
    long count = 0;
    for (Ply ply : legal) {
      count += count(state.play(ply.seat(), ply.action()), depth - 1);
    }
    return count;
  }
}
