/**
 * The past of a table: its positions one by one, the whole game as an animation, and files to keep.
 * Everything here is computed from the match for one viewer, so nobody sees what they were not
 * allowed to see. Whoever sends the files paints the pictures.
 */
package rookery.bot.history;
