/**
 * What people at a table say to one another beside their moves: offers and answers, questions to a
 * partner, and all that ends a game before its rules do.
 */
package rookery.bot.turn.command.agreeing;
