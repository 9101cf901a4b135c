/**
 * Commands for the time before a game starts: open a table, take or leave a seat, close the table.
 */
package rookery.bot.command.lobby;
