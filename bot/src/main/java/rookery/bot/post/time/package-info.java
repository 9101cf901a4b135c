/** What a table and its players are told of deadlines. */
package rookery.bot.post.time;
