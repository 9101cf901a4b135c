/**
 * The cards: {@link rookery.engine.games.cooperative.cards.DealtCards} knows where all of them are,
 * and {@link rookery.engine.games.cooperative.cards.CardLine} knows which captures the face-up
 * cards allow. Rulings: CO-13 and CO-14.
 */
package rookery.engine.games.cooperative.cards;
