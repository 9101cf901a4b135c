/**
 * Cooperative Chess 2: two partners, or one player alone, capture as much as they can before they
 * capture a king. A line of cards decides which piece can capture which. {@link
 * rookery.engine.games.cooperative.CooperativeTurn} is the state of a turn and how it continues,
 * {@link rookery.engine.games.cooperative.cards.DealtCards} knows where the cards are, {@link
 * rookery.engine.games.cooperative.cards.CardLine} which captures they allow, and {@link
 * rookery.engine.games.cooperative.BoardMoves} finds the moves. Rulings are cited as {@code CO-1}
 * to {@code CO-14}. Each partner's hand is hidden from the other, and the order of the pile from
 * everybody.
 */
package rookery.engine.games.cooperative;
