package rookery.bot.preference;

import java.util.Optional;

/**
 * The settings of a server.
 *
 * @param board where and when to post the daily leaderboard; empty for none
 */
public record ServerPreferences(
    TablePlace tables,
    TableCreators openers,
    DefaultClock clock,
    RatedByDefault rated,
    Optional<LeaderboardSchedule> board) {
  /** The default settings, also used in direct messages. */
  public static final ServerPreferences USUAL =
      new ServerPreferences(
          TablePlace.THREAD,
          TableCreators.EVERYBODY,
          DefaultClock.THREE_DAYS,
          RatedByDefault.OFF,
          Optional.empty());

  /** The same with that board, or with none. */
  public ServerPreferences with(Optional<LeaderboardSchedule> changed) {
    return new ServerPreferences(tables, openers, clock, rated, changed);
  }
}
