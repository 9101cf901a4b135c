/** What the bot writes about seasons: the message that shows one, and the pages of each person. */
package rookery.bot.post.season;
