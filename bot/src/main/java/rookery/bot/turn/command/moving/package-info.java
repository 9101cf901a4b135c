/** How people choose and make their moves, and see what only they know. */
package rookery.bot.turn.command.moving;
