package rookery.bot.command.history;

import rookery.bot.table.Refusal;
import rookery.bot.table.Table;

/** Checks that a table has past positions to show. */
final class PastTable {
  private PastTable() {}

  /**
   * Checks that the game has started and can be shown.
   *
   * @throws Refusal if the game has not started, or its rules no longer exist
   */
  static void checkHasStarted(Table table) {
    if (table.match().isEmpty()) {
      throw new Refusal(
          table.isOutdated()
              ? "The rules of this game have changed since it started, so I can't show it."
              : "This game hasn't started, so it has no positions to show yet.");
    }
  }
}
