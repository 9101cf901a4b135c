/**
 * Attacks and captures, whatever the game: by what a piece is attacked ({@link
 * rookery.engine.attack.AttackedPiece}), what some moves could capture ({@link
 * rookery.engine.attack.CapturablePieces}), and what captures win in the end ({@link
 * rookery.engine.attack.Exchange}, {@link rookery.engine.attack.CapturingTurn}). Games warn and
 * explain with it.
 */
package rookery.engine.attack;
