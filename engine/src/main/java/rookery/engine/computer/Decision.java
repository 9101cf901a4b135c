package rookery.engine.computer;

import rookery.engine.Action;

/**
 * What a player has decided.
 *
 * @param worth what it thinks the game is worth to its side then, see {@link
 *     rookery.engine.computer.ResultValue}
 * @param iterations how many worlds it has looked into
 */
public record Decision(Action action, double worth, int iterations) {}
