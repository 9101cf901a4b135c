/** What people do before a game has started: open a table, take or leave a seat, close it. */
package rookery.bot.turn.command.opening;
