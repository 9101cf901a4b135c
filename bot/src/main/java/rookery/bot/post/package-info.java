/**
 * Everything that the bot says, as values: {@link rookery.bot.post.Post}s with pictures and
 * controls, and {@link rookery.bot.post.OutgoingMessage}s that take them to an address. This
 * package does not know how a post becomes a Discord message. Posts about tables are in {@code
 * post.table}, their words in {@code post.words}, and pages to read in {@code post.page}.
 */
package rookery.bot.post;
