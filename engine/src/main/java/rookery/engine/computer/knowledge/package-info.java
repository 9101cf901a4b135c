/**
 * All that a computer player is given: a {@link rookery.engine.computer.knowledge.SeatKnowledge}
 * holds what one seat knows, and draws {@link rookery.engine.computer.knowledge.SampledWorld}s that
 * look the same to that seat. Only this package holds states of the game, so no player can see the
 * true one. It also says what can be told of an action by what the seat knows, and what endings are
 * worth ({@link rookery.engine.computer.knowledge.ResultValue}).
 */
package rookery.engine.computer.knowledge;
