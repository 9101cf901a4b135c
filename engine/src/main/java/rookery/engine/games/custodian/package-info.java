/**
 * Custodian Chess: pieces move only to empty squares and capture, in pairs, the enemies that they
 * surround; a king also wins by reaching the enemy throne. A {@link
 * rookery.engine.games.custodian.CustodianMove} knows what it captures, {@link
 * rookery.engine.games.custodian.capture.CaptureGeometry} is the capture table, {@link
 * rookery.engine.games.custodian.capture.CaptureRole} decides what each piece counts as in it,
 * {@link rookery.engine.games.custodian.CustodianMoveGenerator} decides how pieces move, and {@link
 * rookery.engine.games.custodian.CustodianEndings} how a game ends. Rulings are cited as {@code
 * CU-1} to {@code CU-8}. There are no secrets and no chance.
 */
package rookery.engine.games.custodian;
