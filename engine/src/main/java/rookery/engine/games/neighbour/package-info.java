/**
 * Neighbour Chess Solitaire: two decks put pieces on the board until the player stops, and then
 * each piece moves like its neighbours of the same colour until all stand in one group. A {@link
 * rookery.engine.games.neighbour.NeighbourDeed} is all that can be done, {@link
 * rookery.engine.games.neighbour.Gathering} is the board with the cards, {@link
 * rookery.engine.games.neighbour.Piles} the two decks, {@link
 * rookery.engine.games.neighbour.NeighbourMoves} says how a piece can move. Rulings are cited as
 * {@code NE-1} to {@code NE-7}. Nobody knows the order of the piles or the cards spent face down;
 * which cards these are together everybody can tell.
 */
package rookery.engine.games.neighbour;
