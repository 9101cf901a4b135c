/**
 * What the pieces of Fluid Chess can do. {@link rookery.engine.games.fluid.move.Stack} is what
 * stands on a square and what else fits there, {@link rookery.engine.games.fluid.move.FluidReach}
 * knows how far pieces can go alone and together, {@link
 * rookery.engine.games.fluid.move.FluidMoveGenerator} finds the {@link
 * rookery.engine.games.fluid.move.FluidMove}s of a {@link
 * rookery.engine.games.fluid.move.FluidPosition}, and {@link
 * rookery.engine.games.fluid.move.FluidAttacks} finds check.
 */
package rookery.engine.games.fluid.move;
