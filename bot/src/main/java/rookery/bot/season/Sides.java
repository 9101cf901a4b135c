package rookery.bot.season;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.games.Games;

/**
 * Who plays on which side of a game.
 *
 * @param white by the numbers that they drew
 * @param black by the numbers that they drew
 */
public record Sides(List<Integer> white, List<Integer> black) {
  /** The sides of that game. */
  public static Sides of(Pairing game) {
    List<Seat> seats = SeasonTerms.seats(Games.find(game.game()).orElseThrow());
    List<Integer> white = new ArrayList<>();
    List<Integer> black = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      (seats.get(i).side() == Side.WHITE ? white : black).add(game.lots().get(i));
    }
    return new Sides(white, black);
  }
}
