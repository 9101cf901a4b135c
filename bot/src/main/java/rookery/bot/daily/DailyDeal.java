package rookery.bot.daily;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.deal.SecretDealer;
import rookery.engine.Action;
import rookery.engine.Scores;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
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

  /** Every deck is dealt before the first action. */
  public static final Dealer NOTHING_IS_LEFT =
      wanted -> {
        throw new IllegalStateException("a deck that isn't dealt at the start: " + wanted.key());
      };

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
   * The points that it can end with.
   *
   * @throws java.util.NoSuchElementException for the puzzle
   */
  public Scores scores() {
    SoloGame one = solo.orElseThrow();
    return one.game().scores(one.options()).orElseThrow();
  }

  /**
   * The game of a day before the first action.
   *
   * @throws java.util.NoSuchElementException for the puzzle
   */
  public Match begin(DealDay day) {
    return dealer(day).begin(solo.orElseThrow());
  }

  /**
   * The same after these actions; empty if one of them can't be done there.
   *
   * @throws java.util.NoSuchElementException for the puzzle
   */
  public Optional<Match> played(DealDay day, List<String> actions) {
    Seat seat = solo.orElseThrow().seat();
    Match match = begin(day);
    for (String text : actions) {
      Optional<Action> action = Action.find(match.legal(seat), text);
      if (action.isEmpty()) {
        return Optional.empty();
      }
      match = match.act(seat, action.get(), NOTHING_IS_LEFT);
    }
    return Optional.of(match);
  }

  /**
   * How far an attempt has come, in numbers that give nothing away: see {@link State#progress}.
   * Empty for the puzzle, and where its actions can't be done any more.
   */
  public List<String> progress(DealDay day, DailyAttempt attempt) {
    return solo.flatMap(one -> played(day, attempt.actions()))
        .map(Match::progress)
        .orElse(List.of());
  }

  /** The whole truth of a day's deal, for a search that no player sees. */
  public State dealt(DealDay day) {
    return dealer(day).dealt(solo.orElseThrow());
  }

  private SecretDealer dealer(DealDay day) {
    return new SecretDealer(day.secret(), day.context(), id);
  }
}
