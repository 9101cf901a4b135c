/**
 * A turn of work: what somebody asks for at a table, the change it makes and the answer it gets.
 * Knows neither JDA nor SQL: what must be kept goes through {@link rookery.bot.turn.Tables}, what
 * must be said is data ({@link rookery.bot.post.Letter}) that others send.
 */
package rookery.bot.turn;
