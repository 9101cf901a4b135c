package rookery.bot.request.testroom;

import rookery.bot.command.Commands;
import rookery.bot.command.info.LicenceNotice;
import rookery.bot.command.puzzle.PuzzlesAhead;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.request.CommandList;
import rookery.bot.result.CurrentRatings;
import rookery.bot.result.GameResults;

/** All commands, with pictures in words and computers that move at once. */
public final class TestCommands {
  private TestCommands() {}

  /** The commands of a bot that has never kept a result. */
  public static CommandList all() {
    return all(new MemoryResults());
  }

  /** The same, with the reviews of games that are played at these tables. */
  public static CommandList all(MemoryTables tables) {
    return all(tables, new ImmediateComputers());
  }

  /** The same where computers think and hints are found as {@code quiet} lets them. */
  static CommandList all(MemoryTables tables, ThinkingExecutor quiet) {
    return all(tables.results(), tables, quiet);
  }

  /** The commands of a bot that has kept these results. */
  public static CommandList all(GameResults results) {
    return all(results, new MemoryTables(), new ImmediateComputers());
  }

  private static CommandList all(GameResults results, MemoryTables tables, ThinkingExecutor quiet) {
    return new Commands(
            new LicenceNotice("0.1.0", "the licences"),
            new TextPictures(),
            quiet,
            new PuzzlesAhead(new ImmediateComputers(), new TextPictures()),
            new CurrentRatings(results, Runnable::run),
            MemoryReviews.queue(tables),
            tables.deals(),
            tables.seasons(),
            tables.seats(),
            tables.sharing(),
            tables.bulletins())
        .all();
  }
}
