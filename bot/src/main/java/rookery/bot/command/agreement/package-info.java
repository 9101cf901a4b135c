/**
 * Commands with which people at a table talk to each other apart from their moves: offers and
 * answers, questions to a partner, and everything that ends a game early.
 */
package rookery.bot.command.agreement;
