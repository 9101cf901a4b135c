/**
 * Squares, colours and boards of any size up to 11x11. A {@link rookery.engine.board.Board} is an
 * immutable grid of letters, one piece a square; what the letters mean is each game's own affair.
 * What lies where from a square, on flat boards and on cylinders, stands in {@link
 * rookery.engine.board.Geometry}, worked out once for each size; sets of squares are {@link
 * rookery.engine.board.SquareSet}s.
 */
package rookery.engine.board;
