/** Looks for puzzles in games between computer players. */
package rookery.bot.cli.tools.mine;
