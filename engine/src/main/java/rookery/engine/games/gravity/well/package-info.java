/**
 * The well of Gravity Chess: {@link rookery.engine.games.gravity.well.GravityBoard} is the board
 * with its stacked pieces, and {@link rookery.engine.games.gravity.well.GravityMoves} finds where a
 * piece can fall.
 */
package rookery.engine.games.gravity.well;
