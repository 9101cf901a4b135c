/**
 * The daily leaderboards in servers: when one is due, what it says, and what happens when it cannot
 * be posted.
 */
package rookery.bot.request.internal.leaderboard;
