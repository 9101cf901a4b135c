/**
 * What is left to chance: a secret seed for each request, and the seats, decks and names that it
 * draws. Run again, a request draws the same; nobody who does not know the seed can tell what.
 */
package rookery.bot.chance;
