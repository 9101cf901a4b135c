/**
 * What lies on a picture: {@link rookery.render.figure.Figures} makes of a diagram one {@link
 * rookery.render.figure.Figure} for each thing on it, which knows its layer and how to paint itself
 * on a {@link rookery.render.figure.Scene}; a {@link rookery.render.figure.Layout} says where in
 * the picture every square lies.
 */
package rookery.render.figure;
