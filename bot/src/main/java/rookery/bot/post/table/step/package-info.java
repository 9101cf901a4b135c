/**
 * One step on the way to an action at a table: its choices as buttons that fit below a board, the
 * page of them that is shown, and the button that plays what was chosen. Both the board in the
 * channel and the private menu of a seat have these buttons.
 */
package rookery.bot.post.table.step;
