package rookery.engine;

/**
 * What became of an action.
 *
 * @param next the state after it
 * @param news what may be told of it
 */
public record Played(State next, News news) {}
