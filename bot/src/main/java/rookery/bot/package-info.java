/**
 * Where Rookery starts: {@link rookery.bot.Main} is the command line, and {@link
 * rookery.bot.Rookery} brings the parts of the bot together.
 */
package rookery.bot;
