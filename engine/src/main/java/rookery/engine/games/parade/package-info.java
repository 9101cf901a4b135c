/**
 * Parade Chess Solitaire: half the pieces order those of the other colour about until all stand in
 * one group, and each action costs a card. A {@link rookery.engine.games.parade.ParadeDeed} is all
 * that can be done, {@link rookery.engine.games.parade.Parade} is the board and the cards, {@link
 * rookery.engine.games.parade.Orders} says which piece can be moved by which. Rulings are cited as
 * {@code PA-1} to {@code PA-5}. Nobody knows the order of the pile or the cards spent face down;
 * which cards these are together everybody can tell.
 */
package rookery.engine.games.parade;
