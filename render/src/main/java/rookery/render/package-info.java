/**
 * Paints diagrams. {@link rookery.render.Painter} is the way in: a diagram becomes a PNG, a list of
 * diagrams an animated GIF, in a {@link rookery.render.style.Style}. What is on a picture is in
 * {@code figure}, how each thing is drawn in {@code art}, and what files are made of in {@code
 * image}. Nothing here knows any game.
 */
package rookery.render;
