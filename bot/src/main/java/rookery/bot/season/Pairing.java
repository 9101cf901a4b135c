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
 * @param challenge how it came about on a ladder; empty where everybody plays everybody
 */
public record Pairing(
    int number,
    int round,
    String game,
    List<Integer> lots,
    Optional<String> table,
    Optional<GameResult> result,
    boolean stopped,
    Optional<Challenge> challenge) {
  public Pairing {
    lots = List.copyOf(lots);
  }

  /** A game that is to be played. */
  public static Pairing of(int number, int round, String game, List<Integer> lots) {
    return new Pairing(
        number, round, game, lots, Optional.empty(), Optional.empty(), false, Optional.empty());
  }

  /** The same, with how it came about. */
  public Pairing with(Challenge asked) {
    return new Pairing(number, round, game, lots, table, result, stopped, Optional.of(asked));
  }

  /** Whether it is asked for, or being played. */
  public boolean isOpenChallenge() {
    boolean over = result.isPresent() || stopped;
    return challenge.filter(one -> one.answer() != Challenge.Answer.LAPSED && !over).isPresent();
  }

  /** The other of two. */
  public int opponent(int lot) {
    return lots.stream().filter(other -> other != lot).findFirst().orElseThrow();
  }

  /** Whether its table is open and the game not over. */
  public boolean isRunning() {
    return table.isPresent() && result.isEmpty() && !stopped;
  }

  /** Whether nobody has opened its table yet. */
  public boolean isToCome() {
    boolean wanted = challenge.map(one -> one.answer() == Challenge.Answer.ACCEPTED).orElse(true);
    return table.isEmpty() && wanted;
  }

  /** Whether somebody with that number plays. */
  public boolean has(int lot) {
    return lots.contains(lot);
  }

  /** Whether it ended, with a result, by then. */
  public boolean isOverBy(Instant time) {
    return result.filter(ended -> !ended.ended().isAfter(time)).isPresent();
  }
}
