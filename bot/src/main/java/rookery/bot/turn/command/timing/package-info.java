/**
 * What people can ask for about time: what becomes of those who are late, being away, pausing,
 * nudging, and letting somebody else play on in a seat.
 */
package rookery.bot.turn.command.timing;
