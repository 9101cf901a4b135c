/**
 * What a side can do on its turn. {@link rookery.engine.games.toddler.move.ToddlerMoveGenerator}
 * finds the {@link rookery.engine.games.toddler.move.ToddlerMove}s of a {@link
 * rookery.engine.games.toddler.move.ToddlerPosition}. {@link
 * rookery.engine.games.toddler.move.Protection} lists everything that forbids a capture, {@link
 * rookery.engine.games.toddler.move.ToddlerThreats} finds who attacks whom, and {@link
 * rookery.engine.games.toddler.move.ToddlerShelter} finds what stands between a Toddler and its
 * enemies.
 */
package rookery.engine.games.toddler.move;
