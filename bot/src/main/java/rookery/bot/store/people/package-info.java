/**
 * Does what other packages ask to be stored of people and servers beside tables: settings, deals of
 * the day, puzzles, lessons, seasons, wishes for seats, leaderboards.
 */
package rookery.bot.store.people;
