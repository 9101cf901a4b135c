/**
 * Time at tables that last for days, as values: how long a move may take, when each awaited group
 * is due, absence, pauses, and outages that are given back; and the sweep that finds what is due. A
 * function of the time it is given; knows neither people nor what is said to them.
 */
package rookery.bot.clock;
