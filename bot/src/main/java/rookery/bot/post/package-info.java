/**
 * What is said, as values: {@link rookery.bot.post.Post}s with pictures and controls, and the
 * {@link rookery.bot.post.Letter}s that take them to an address. How a post becomes a message is
 * not known here; what is said of tables stands in {@code post.table}, by what words in {@code
 * post.words}, what is only read in {@code post.page}.
 */
package rookery.bot.post;
