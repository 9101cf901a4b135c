/**
 * What orthodox chess lends to the games: boards of any size as data, a legal move generator, SAN,
 * and the draw rules that most games of two sides share.
 */
package rookery.engine.chess;
