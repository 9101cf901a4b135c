/**
 * Custodian Chess: pieces move only to empty squares and capture, in pairs, the enemies that they
 * surround; a king also wins by reaching the enemy throne. {@code capture} has the capture table
 * and what each piece counts as in it, {@code move} how pieces move, and {@code plan} what a side
 * could work towards; here {@link rookery.engine.games.custodian.CustodianEndings} decides how a
 * game ends, and the rest tells and shows the game to those who play it. Rulings are cited as
 * {@code CU-1} to {@code CU-8}. There are no secrets and no chance.
 */
package rookery.engine.games.custodian;
