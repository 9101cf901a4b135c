/** Commands with which people choose and make their moves, and see their secret information. */
package rookery.bot.command.move;
