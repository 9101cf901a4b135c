/**
 * What players see at a glance in orthodox positions: pieces in danger, what a piece attacks after
 * one more move, and the move that a partner has in mind.
 */
package rookery.engine.chess.tactics;
