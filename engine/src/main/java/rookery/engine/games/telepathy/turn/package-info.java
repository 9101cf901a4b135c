/**
 * What everybody sees of Telepathy Chess, whatever a turn waits for: {@link
 * rookery.engine.games.telepathy.turn.Standing} is all that lies open, {@link
 * rookery.engine.games.telepathy.turn.TelepathyTurn} what its team may move, and {@link
 * rookery.engine.games.telepathy.turn.Revelation} what a shown card does.
 */
package rookery.engine.games.telepathy.turn;
