/**
 * What computers make of the deals of the day: a club player's score, and the best that a long
 * search finds, made at low priority while no computer player has to think.
 */
package rookery.bot.daily.search;
