/**
 * The board of Booster Chess: {@link rookery.engine.games.booster.board.BoosterField} is the pieces
 * with their checkers, {@link rookery.engine.games.booster.board.Landing} one piece coming to a
 * square and what becomes of the checkers then. {@link
 * rookery.engine.games.booster.board.BoosterMovement} says where a piece can move, and {@link
 * rookery.engine.games.booster.board.Attack} plays out what a move and its boosts can capture.
 */
package rookery.engine.games.booster.board;
