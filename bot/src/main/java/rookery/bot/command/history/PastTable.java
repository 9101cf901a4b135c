package rookery.bot.command.history;

import rookery.bot.table.Refusal;
import rookery.bot.table.Table;

/** What a table must have for somebody to look back at its game. */
final class PastTable {
  private PastTable() {}

  /**
   * Refuses to look back where nothing has begun.
   *
   * @throws Refusal if there is no game, or one by rules that are no longer kept
   */
  static void mustHaveBegun(Table table) {
    if (table.match().isEmpty()) {
      throw new Refusal(
          table.isOutdated()
              ? "The rules of this game have changed since it started, so I cannot show it."
              : "This game has not started, so it has no positions to show yet.");
    }
  }
}
