/**
 * Commands about time: what happens to players who are late, leave, pauses, nudges, and
 * substitutes.
 */
package rookery.bot.command.time;
