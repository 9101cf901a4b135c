/**
 * The parts of a turn in Booster Chess: each {@link rookery.engine.games.booster.part.TurnPart}
 * says what it does, and {@link rookery.engine.games.booster.part.BoosterMoveGenerator} finds those
 * that are done with pieces.
 */
package rookery.engine.games.booster.part;
