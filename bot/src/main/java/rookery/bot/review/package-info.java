/**
 * Reviews of finished games at tables: {@link rookery.bot.review.ReviewQueue} has them made one
 * after another, whenever no computer player has to think; {@link rookery.bot.review.ReviewStore}
 * keeps them; {@link rookery.bot.review.ReviewPost} shows them. A review tells everything there was
 * to know of a game, so there is none of a game that still goes on.
 */
package rookery.bot.review;
