/**
 * Fluid Chess: chess in which two pieces of one side may share a square, move on together or part
 * again, and in which a queen is a bishop and a rook on one square. What they may do stands in
 * {@code move}; {@link rookery.engine.games.fluid.FluidScene} is a game between two moves. Rulings
 * are cited as {@code FL-1} to {@code FL-13}. Nothing is secret and nothing is left to chance.
 */
package rookery.engine.games.fluid;
