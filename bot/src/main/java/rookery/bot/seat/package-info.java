/**
 * Who wants to be asked when somebody looks for players, for which games and at which hours, and
 * whom people do not want to meet.
 */
package rookery.bot.seat;
