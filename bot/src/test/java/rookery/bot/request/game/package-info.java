/** What people see and do at a table of each game, and what they must not see, round a hall. */
package rookery.bot.request.game;
