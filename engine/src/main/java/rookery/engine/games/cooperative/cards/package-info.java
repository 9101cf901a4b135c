/**
 * The cards: {@link rookery.engine.games.cooperative.cards.DealtCards} knows where all of them are,
 * {@link rookery.engine.games.cooperative.cards.CardLine} knows which captures the face-up cards
 * allow, {@link rookery.engine.games.cooperative.cards.CardRows} draws them, and {@link
 * rookery.engine.games.cooperative.cards.HandQuestion} answers what a partner asks about a hand.
 * Rulings: CO-7, CO-13 and CO-14.
 */
package rookery.engine.games.cooperative.cards;
