/**
 * The deals of the day as values: a secret for each day, the games that are dealt by it, what
 * somebody has done with one of them, and how that compares. {@link rookery.bot.daily.DailyStore}
 * keeps them.
 */
package rookery.bot.daily;
