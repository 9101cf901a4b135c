package rookery.bot.season;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import rookery.bot.result.GameResult;

/**
 * A game of a season.
 *
 * @param number from 1 on, in the order in which the games are to be played
 * @param round from 0 on
 * @param game the id of the game
 * @param lots who plays, in the order of the game's seats, by the numbers that they drew
 * @param table the id of its table; empty before it is opened
 * @param result how it ended; empty until then
 * @param stopped whether its table was closed without a result
 */
public record Pairing(
    int number,
    int round,
    String game,
    List<Integer> lots,
    Optional<String> table,
    Optional<GameResult> result,
    boolean stopped) {
  public Pairing {
    lots = List.copyOf(lots);
  }

  /** A game that is to be played. */
  public static Pairing of(int number, int round, String game, List<Integer> lots) {
    return new Pairing(number, round, game, lots, Optional.empty(), Optional.empty(), false);
  }

  /** Whether its table is open and the game not over. */
  public boolean isRunning() {
    return table.isPresent() && result.isEmpty() && !stopped;
  }

  /** Whether nobody has opened its table yet. */
  public boolean isToCome() {
    return table.isEmpty();
  }

  /** Whether somebody with that number plays. */
  public boolean has(int lot) {
    return lots.contains(lot);
  }

  /** Whether it ended, with a result, by then. */
  boolean isOverBy(Instant time) {
    return result.filter(ended -> !ended.ended().isAfter(time)).isPresent();
  }
}
