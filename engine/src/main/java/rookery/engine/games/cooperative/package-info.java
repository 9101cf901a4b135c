/**
 * Cooperative Chess 2: two partners, or one player alone, capture as much as they can before they
 * take a king, and a line of cards says which piece may capture which. {@link
 * rookery.engine.games.cooperative.CooperativeTurn} is the truth at one moment and how it goes on,
 * {@link rookery.engine.games.cooperative.cards.Tableau} says where the cards are, {@link
 * rookery.engine.games.cooperative.cards.Line} which captures they allow, and {@link
 * rookery.engine.games.cooperative.BoardMoves} finds the moves. Rulings are cited as {@code CO-1}
 * to {@code CO-14}. Secret are each partner's hand, from the other, and the order of the pile, from
 * everybody.
 */
package rookery.engine.games.cooperative;
