/**
 * Custodian Chess: pieces move to empty squares only and capture, in pairs, the enemies they
 * surround; a king also wins by reaching the other throne. A {@link
 * rookery.engine.games.custodian.CustodianMove} knows what it captures, {@link
 * rookery.engine.games.custodian.capture.Surround} is the capture table, {@link
 * rookery.engine.games.custodian.capture.Role} says what each piece counts as in it, {@link
 * rookery.engine.games.custodian.CustodianMoveGenerator} says how pieces move and {@link
 * rookery.engine.games.custodian.CustodianEndings} how a game ends. Rulings are cited as {@code
 * CU-1} to {@code CU-8}. Nothing is secret and nothing is left to chance.
 */
package rookery.engine.games.custodian;
