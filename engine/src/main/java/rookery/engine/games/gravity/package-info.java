/**
 * Gravity Chess: both sides drop their pieces into the same well and score for those stacked at its
 * bottom. A {@link rookery.engine.games.gravity.GravityStep} is any action of a turn, {@link
 * rookery.engine.games.gravity.well} has the board and where pieces can fall, {@link
 * rookery.engine.games.gravity.GravityTurn} is a turn with its card, and {@link
 * rookery.engine.games.gravity.GravityPoints} counts the points. Rulings are cited as {@code GR-1}
 * to {@code GR-8}. The order of the two decks is hidden from everybody; which cards they still hold
 * is public.
 */
package rookery.engine.games.gravity;
