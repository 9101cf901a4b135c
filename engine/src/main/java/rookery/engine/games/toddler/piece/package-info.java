/**
 * The pieces of The Toddler on their board. How a piece moves stands in the file named after it,
 * and in a sentence in {@link rookery.engine.games.toddler.piece.Kind}; {@link
 * rookery.engine.games.toddler.piece.ToddlerMovement} is what they have in common, {@link
 * rookery.engine.games.toddler.piece.ToddlerField} a board on which the pieces are found, and
 * {@link rookery.engine.games.toddler.piece.ToddlerLines} says how its squares lie to one another.
 */
package rookery.engine.games.toddler.piece;
