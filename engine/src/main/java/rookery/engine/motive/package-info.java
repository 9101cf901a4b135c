/**
 * Why an action is good, told for any game by what it changes on the board: what is captured, saved
 * or won, what can be captured next, and which pieces can go further.
 */
package rookery.engine.motive;
