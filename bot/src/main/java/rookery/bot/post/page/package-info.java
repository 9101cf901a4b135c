/** Private pages: help, the rules of a game, and the list of one's games. */
package rookery.bot.post.page;
