/**
 * The seams every game is written against: a {@link rookery.engine.Game} starts a {@link
 * rookery.engine.State}, a seat plays an {@link rookery.engine.Action} on it, a {@link
 * rookery.engine.Viewer} gets a {@link rookery.engine.View} of it. States are immutable, chance is
 * data that the host supplies, and an action is a short text that is found in the list of legal
 * actions.
 */
package rookery.engine;
