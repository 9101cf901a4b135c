/**
 * How pieces move in Custodian Chess: {@link
 * rookery.engine.games.custodian.move.CustodianMoveGenerator} finds the moves of a {@link
 * rookery.engine.games.custodian.move.CustodianPosition}, and a {@link
 * rookery.engine.games.custodian.move.CustodianMove} knows what it captures, what it makes of a
 * board, and how it is told and drawn. Rulings: CU-1, CU-2 and CU-6.
 */
package rookery.engine.games.custodian.move;
