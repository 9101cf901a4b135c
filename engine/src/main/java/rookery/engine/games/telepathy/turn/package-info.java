/**
 * What everybody sees of Telepathy Chess in every phase: {@link
 * rookery.engine.games.telepathy.turn.PublicPosition} is everything public, {@link
 * rookery.engine.games.telepathy.turn.TelepathyTurn} is what the team can move, and {@link
 * rookery.engine.games.telepathy.turn.CardReveal} is what a revealed card does.
 */
package rookery.engine.games.telepathy.turn;
