/**
 * Telepathy Chess: on a team's turn one partner plays a card face down to predict which kind of
 * piece the other will move, and a coin shows how well they know each other. {@link
 * rookery.engine.games.telepathy.TelepathyPhase} is the phase of a turn: choosing who predicts
 * first, the card, the move that reveals it, and a removal if the coin requires one. What everyone
 * can see in each phase is in {@code turn}, the cards are in {@code cards}. Rulings are cited as
 * {@code TE-1} to {@code TE-12}. The card is secret from when it is played until the partner has
 * moved.
 */
package rookery.engine.games.telepathy;
