/**
 * What somebody who takes a lesson is shown, in private: the question of a step with the board and
 * the game's own buttons, what is said of each answer, and the end. Nothing of it is stored; the
 * ids of the buttons say which step of which lesson they belong to.
 */
package rookery.bot.post.lesson;
