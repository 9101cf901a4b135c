/**
 * Squares, colours and boards of any size up to 11x11. A {@link rookery.engine.board.Board} is an
 * immutable grid of letters, one piece a square; what the letters mean is each game's own affair.
 */
package rookery.engine.board;
