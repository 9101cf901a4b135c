/**
 * Seasons of a server: who takes part, and who is to play whom. Pairings follow from the numbers
 * that people drew, and what {@code standing} adds up from kept results, so that nothing is counted
 * twice.
 */
package rookery.bot.season;
