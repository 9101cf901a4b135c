/**
 * What the pieces of Fluid Chess may do. {@link rookery.engine.games.fluid.move.Stack} is what
 * stands on a square and what it lets in, {@link rookery.engine.games.fluid.move.FluidReach} says
 * how far pieces get alone and together, {@link rookery.engine.games.fluid.move.FluidMoveGenerator}
 * makes the {@link rookery.engine.games.fluid.move.FluidMove}s of a {@link
 * rookery.engine.games.fluid.move.FluidPosition} of it, and {@link
 * rookery.engine.games.fluid.move.FluidAttacks} finds check.
 */
package rookery.engine.games.fluid.move;
