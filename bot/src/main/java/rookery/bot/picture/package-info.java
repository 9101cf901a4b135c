/** Paints the bot's pictures, measures how long that takes, and keeps those painted last. */
package rookery.bot.picture;
