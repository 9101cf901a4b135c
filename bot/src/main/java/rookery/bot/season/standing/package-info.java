/**
 * What the results of a season add up to: its table, its ladder, and who can challenge whom on it.
 */
package rookery.bot.season.standing;
