/** How far a long command has come, and how a terminal shows it. */
package rookery.bot.progress;
