/**
 * Parade Chess Solitaire: half of the chess pieces order pieces of the other colour around until
 * all are in one group, and each action costs a card. A {@link
 * rookery.engine.games.parade.ParadeAction} is any possible action, {@link
 * rookery.engine.games.parade.ParadePosition} is the board and the cards, and {@link
 * rookery.engine.games.parade.PossibleOrders} knows which piece can move which. Rulings are cited
 * as {@code PA-1} to {@code PA-5}. Nobody knows the order of the pile or the cards spent face down;
 * everybody can work out which cards these are together.
 */
package rookery.engine.games.parade;
