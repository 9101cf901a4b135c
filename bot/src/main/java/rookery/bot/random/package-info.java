/**
 * Random draws: each request has a secret seed, and the seats, decks and names are drawn from it.
 * If a request runs again, it draws the same; nobody can predict the result without the seed.
 */
package rookery.bot.random;
