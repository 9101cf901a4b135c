/** Games between computer players, and what they show of who is stronger. */
package rookery.bot.cli.tools.arena;
