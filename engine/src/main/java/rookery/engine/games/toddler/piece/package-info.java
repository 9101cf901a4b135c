/**
 * The pieces of The Toddler on their board. How a piece moves is in the file named after it, and in
 * a sentence in {@link rookery.engine.games.toddler.piece.ToddlerKind}. {@link
 * rookery.engine.games.toddler.piece.ToddlerMovement} is what all pieces have in common, {@link
 * rookery.engine.games.toddler.piece.ToddlerBoard} is a board on which pieces can be looked up, and
 * {@link rookery.engine.games.toddler.piece.ToddlerGeometry} knows the lines between its squares.
 */
package rookery.engine.games.toddler.piece;
