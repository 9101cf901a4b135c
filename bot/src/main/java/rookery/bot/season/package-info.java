/**
 * Seasons of a server: who takes part, who is to play whom, and what the results so far add up to.
 * Pairings follow from the numbers that people drew, and tables of results from kept results, so
 * that nothing is counted twice.
 */
package rookery.bot.season;
