/**
 * The interfaces that every game implements: a {@link rookery.engine.Game} starts a {@link
 * rookery.engine.State}, a seat plays an {@link rookery.engine.Action} on it, and a {@link
 * rookery.engine.Viewer} gets a {@link rookery.engine.View} of it. States are immutable. Chance is
 * data that the host supplies. An action is a short text that must be in the list of legal actions.
 */
package rookery.engine;
