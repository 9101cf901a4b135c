/** Commands that look at what was played: past positions, the game replayed, files to keep. */
package rookery.bot.turn.command.past;
