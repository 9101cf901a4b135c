/**
 * Time at tables whose games last for days, as values: how long a move can take, when each group of
 * players must have moved, leave, pauses, and downtime that does not count; and the sweep that
 * finds deadlines that have passed. Everything depends only on the time that is passed in; this
 * package knows neither people nor messages.
 */
package rookery.bot.clock;
