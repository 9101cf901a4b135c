/**
 * Squares, colours and boards of any size up to 11x11. A {@link rookery.engine.board.Board} is an
 * immutable grid of letters with one piece on a square; each game decides what the letters mean.
 * {@link rookery.engine.board.Geometry} knows which squares lie in which direction, on flat boards
 * and on cylinders, computed once for each size. Sets of squares are {@link
 * rookery.engine.board.SquareSet}s.
 */
package rookery.engine.board;
