/**
 * Neighbour Chess Solitaire: two decks put pieces on the board until the player stops; then each
 * piece moves like its neighbours of the same colour until all are in one group. A {@link
 * rookery.engine.games.neighbour.NeighbourAction} is any possible action, {@link
 * rookery.engine.games.neighbour.NeighbourPosition} is the board with the cards, {@link
 * rookery.engine.games.neighbour.NeighbourPiles} are the two decks, and {@link
 * rookery.engine.games.neighbour.NeighbourMoves} knows how a piece can move. Rulings are cited as
 * {@code NE-1} to {@code NE-7}. Nobody knows the order of the piles or the cards spent face down;
 * everybody can work out which cards these are together.
 */
package rookery.engine.games.neighbour;
