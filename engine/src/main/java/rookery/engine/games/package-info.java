/**
 * The games, one package each, and {@link rookery.engine.games.Games}, the list of them. A game's
 * package can use the shared parts of the engine, but no other game.
 */
package rookery.engine.games;
