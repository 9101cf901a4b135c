/**
 * The parts of orthodox chess that the games use: boards of any size as data, a generator of legal
 * moves, SAN, and the draw rules that most two-sided games share.
 */
package rookery.engine.chess;
