/** What the bot and a person can do in the place where something is asked. */
package rookery.bot.request.rights;
