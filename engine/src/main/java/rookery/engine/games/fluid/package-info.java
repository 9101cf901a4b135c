/**
 * Fluid Chess: chess in which two pieces of one side may share a square, move on together or part
 * again, and in which a queen is a bishop and a rook on one square. {@link
 * rookery.engine.games.fluid.Stack} is what stands on a square and what it lets in, {@link
 * rookery.engine.games.fluid.Reach} says how far pieces get alone and together, {@link
 * rookery.engine.games.fluid.MoveGenerator} makes moves of it and {@link
 * rookery.engine.games.fluid.Attacks} finds check. Rulings are cited as {@code FL-1} to {@code
 * FL-13}. Nothing is secret and nothing is left to chance.
 */
package rookery.engine.games.fluid;
