/**
 * The parts of a turn in Booster Chess: each {@link rookery.engine.games.booster.part.TurnPart}
 * decides what it does, and {@link rookery.engine.games.booster.part.BoosterMoveGenerator} finds
 * those that move pieces.
 */
package rookery.engine.games.booster.part;
