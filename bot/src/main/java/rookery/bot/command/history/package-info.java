/** Commands that show what was played: past positions, a replay, and files to keep. */
package rookery.bot.command.history;
