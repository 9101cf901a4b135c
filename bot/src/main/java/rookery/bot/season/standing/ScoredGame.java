package rookery.bot.season.standing;

import java.util.List;
import java.util.Map;
import rookery.bot.result.GameResult;
import rookery.bot.season.Pairing;
import rookery.bot.season.Season;
import rookery.bot.season.Sides;
import rookery.bot.table.Person;
import rookery.engine.Side;

/**
 * A game as it counts in a season.
 *
 * @param white who played White, by the numbers that they drew
 * @param black who played Black
 * @param forWhite what White scored: 1, 0.5 or 0
 * @param forBlack what Black scored; both score nothing if neither finished the game themselves
 * @param played whether it was played; if not, somebody dropped out before
 */
record ScoredGame(
    List<Integer> white, List<Integer> black, double forWhite, double forBlack, boolean played) {
  ScoredGame {
    white = List.copyOf(white);
    black = List.copyOf(black);
  }

  /**
   * A game that was played to its end. If somebody else had a seat at the end, its side has lost,
   * as nobody can let another person play for them.
   */
  static ScoredGame of(Season season, Pairing game, GameResult result) {
    Sides sides = Sides.of(game);
    boolean whiteDid = isTheirs(season, game, result, Side.WHITE);
    boolean blackDid = isTheirs(season, game, result, Side.BLACK);
    double whites = result.white().orElse(0.0);
    double forWhite = !whiteDid ? 0 : blackDid ? whites : 1;
    double forBlack = !blackDid ? 0 : whiteDid ? 1 - whites : 1;
    return new ScoredGame(sides.white(), sides.black(), forWhite, forBlack, true);
  }

  private static boolean isTheirs(Season season, Pairing game, GameResult result, Side side) {
    Map<String, Person> meant = season.chairs(game);
    return result.seats().stream()
        .filter(seat -> seat.side() == side)
        .allMatch(seat -> seat.person().equals(meant.get(seat.seat())));
  }

  /** A game of two that one of them did not play because the other had dropped out. */
  static ScoredGame wonBy(int lot, Pairing game) {
    Sides sides = Sides.of(game);
    boolean white = sides.white().contains(lot);
    return new ScoredGame(sides.white(), sides.black(), white ? 1 : 0, white ? 0 : 1, false);
  }

  boolean has(int lot) {
    return white.contains(lot) || black.contains(lot);
  }

  /** What somebody who plays scored. */
  double score(int lot) {
    return white.contains(lot) ? forWhite : forBlack;
  }

  /** Who plays against them. */
  List<Integer> opponents(int lot) {
    return white.contains(lot) ? black : white;
  }
}
