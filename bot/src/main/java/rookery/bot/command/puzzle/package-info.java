/** Gives people puzzles to solve, and judges their answers. */
package rookery.bot.command.puzzle;
