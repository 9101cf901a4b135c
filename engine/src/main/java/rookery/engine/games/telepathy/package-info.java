/**
 * Telepathy Chess: on a team's turn one partner plays a card face down, to predict which kind of
 * piece the other moves, and a coin keeps count of how well they know each other. {@link
 * rookery.engine.games.telepathy.TelepathyPhase} is how far a turn has come: settling who predicts
 * first, the card, the move that reveals it, and the removal that the coin may ask for. What lies
 * open at each stands in {@code turn}, the cards in {@code cards}. Rulings are cited as {@code
 * TE-1} to {@code TE-12}. Secret is the card from when it is played until the partner has moved.
 */
package rookery.engine.games.telepathy;
