/**
 * Gravity Chess: both sides drop their pieces into the same well and score for what is stacked at
 * its bottom. A {@link rookery.engine.games.gravity.GravityStep} is all that can be done in a turn,
 * {@link rookery.engine.games.gravity.Well} is the board with the pieces that are stacked, {@link
 * rookery.engine.games.gravity.GravityMoves} says where a piece can fall, {@link
 * rookery.engine.games.gravity.GravityTurn} is a turn with its card, and {@link
 * rookery.engine.games.gravity.Points} counts. Rulings are cited as {@code GR-1} to {@code GR-8}.
 * The order of the two decks is hidden from everybody; which cards they still hold is public.
 */
package rookery.engine.games.gravity;
