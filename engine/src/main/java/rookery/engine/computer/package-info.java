/**
 * Computer players for every game. A player is given what one seat knows ({@link
 * rookery.engine.computer.knowledge}). It never holds the true state, so no choice can depend on
 * what the seat does not know. All players use the same search ({@link
 * rookery.engine.computer.Search}) and the game's {@link rookery.engine.Evaluation}, and keep
 * nothing from one choice to the next.
 */
package rookery.engine.computer;
