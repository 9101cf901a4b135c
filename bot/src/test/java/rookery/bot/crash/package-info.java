/**
 * Kills the bot's own process at the worst moments while people play, and holds what the database
 * and the room have afterwards against what people were told: nothing acknowledged lost, nothing
 * doubled, order kept. {@link rookery.bot.crash.CrashRun} does it as long as one likes.
 */
package rookery.bot.crash;
