/**
 * Paints diagrams. {@link rookery.render.Painter} is the way in: a diagram becomes a PNG, a list of
 * diagrams an animated GIF. Inside, each thing on a diagram is a {@code Figure} that knows its
 * layer and how to paint itself on a {@code Scene}, and a {@code Layout} says where in the picture
 * every square lies. Nothing here knows any game.
 */
package rookery.render;
