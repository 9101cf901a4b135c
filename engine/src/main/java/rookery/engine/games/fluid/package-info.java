/**
 * Fluid Chess: chess in which two pieces of one side can share a square, move on together or
 * separate again, and in which a queen is a bishop and a rook on one square. What the pieces can do
 * is in {@code move}; {@link rookery.engine.games.fluid.FluidSituation} is a game between two
 * moves. Rulings are cited as {@code FL-1} to {@code FL-13}. There are no secrets and no chance.
 */
package rookery.engine.games.fluid;
