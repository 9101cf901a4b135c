/**
 * Results of finished games, as they are kept: who played what, how it ended, and whether it counts
 * for ratings. Standings, profiles and ratings are functions of these results and of nothing else.
 */
package rookery.bot.result;
