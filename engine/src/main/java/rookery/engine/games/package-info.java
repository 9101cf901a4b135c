/**
 * The games, one package each, and {@link rookery.engine.games.Games}, the list of them. A game's
 * package knows the seams and the shared pieces of the engine, never another game.
 */
package rookery.engine.games;
