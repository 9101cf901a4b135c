/**
 * The board of Booster Chess. {@link rookery.engine.games.booster.board.BoosterBoard} is the pieces
 * with their checkers, and {@link rookery.engine.games.booster.board.Landing} is one piece arriving
 * on a square and what happens to the checkers. {@link
 * rookery.engine.games.booster.board.BoosterMovement} knows where a piece can move, and {@link
 * rookery.engine.games.booster.board.BoosterAttack} plays out what a move and its boosts can
 * capture.
 */
package rookery.engine.games.booster.board;
