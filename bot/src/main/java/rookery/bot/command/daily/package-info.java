/** The deals of the day: lists them, plays them in private, compares, shares and proves them. */
package rookery.bot.command.daily;
