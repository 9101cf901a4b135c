package rookery.bot.daily;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.deal.SecretDealer;
import rookery.engine.State;
import rookery.engine.match.Match;
import rookery.engine.solo.SoloGame;

/**
 * One of the things that there are to play on each day: a game for one person, or the puzzle.
 *
 * @param id the game's id, or {@code puzzle}
 * @param solo the game; empty for the puzzle
 */
public record DailyDeal(String id, Optional<SoloGame> solo) {
  /** The puzzle, whose game changes by the day. */
  public static final DailyDeal PUZZLE = new DailyDeal("puzzle", Optional.empty());

  private static final List<DailyDeal> ALL =
      Stream.concat(
              SoloGame.all().stream()
                  .map(solo -> new DailyDeal(solo.game().id(), Optional.of(solo))),
              Stream.of(PUZZLE))
          .toList();

  /** All of a day, in the order people are offered them. */
  public static List<DailyDeal> all() {
    return ALL;
  }

  /** The one of that id. */
  public static Optional<DailyDeal> find(String id) {
    return ALL.stream().filter(deal -> deal.id().equals(id)).findFirst();
  }

  /** What people call it. */
  public String title() {
    return solo.map(one -> one.game().title()).orElse("Puzzle");
  }

  /**
   * The game of a day before the first action.
   *
   * @throws java.util.NoSuchElementException for the puzzle
   */
  public Match begin(DealDay day) {
    return dealer(day).begin(solo.orElseThrow());
  }

  /** The whole truth of that, for a search that no player sees. */
  public State dealt(DealDay day) {
    return dealer(day).dealt(solo.orElseThrow());
  }

  private SecretDealer dealer(DealDay day) {
    return new SecretDealer(day.secret(), day.context(), id);
  }
}
