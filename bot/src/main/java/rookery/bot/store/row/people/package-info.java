/**
 * The rows of what people and servers have beside tables: deals of the day, puzzles, lessons,
 * seasons, wishes for seats, leaderboards.
 */
package rookery.bot.store.row.people;
