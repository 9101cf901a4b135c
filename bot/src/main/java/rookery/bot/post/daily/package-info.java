/**
 * The deals of the day as people see them: the card that lists them, a board with the game's own
 * buttons, how an attempt compares, and a card to share that spoils nothing.
 */
package rookery.bot.post.daily;
