/**
 * What lies on the board: {@link rookery.render.figure.Figures} makes of a diagram one figure for
 * each thing on it, in the order they are painted in, with those {@link rookery.render.beside
 * beside the board}.
 */
package rookery.render.figure;
