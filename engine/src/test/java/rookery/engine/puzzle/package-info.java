/** Puzzles: what their kinds ask and prove, and all that are kept. */
package rookery.engine.puzzle;
