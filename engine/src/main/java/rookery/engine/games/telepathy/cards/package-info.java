/**
 * What is next to the board of Telepathy Chess: the {@link
 * rookery.engine.games.telepathy.cards.Card}s, those {@link
 * rookery.engine.games.telepathy.cards.FaceUp}, the {@link
 * rookery.engine.games.telepathy.cards.Coin}, and the {@link
 * rookery.engine.games.telepathy.cards.PredictionOutcome} of a prediction, which moves the coin.
 */
package rookery.engine.games.telepathy.cards;
