/**
 * One process, or several that are one bot: which of the sessions with Discord each has, and what
 * all of them together may ask of Discord.
 */
package rookery.bot.fleet;
