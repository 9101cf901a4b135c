/**
 * The Toddler: large chess on 11 lines, numbered from the top, with pieces that protect one
 * another. The {@linkplain rookery.engine.games.toddler.piece pieces} have the rules of each kind,
 * the {@linkplain rookery.engine.games.toddler.move moves} have what they can do together, the
 * {@linkplain rookery.engine.games.toddler.capture captures} tell what can be won, and {@link
 * rookery.engine.games.toddler.ToddlerEndings} decides how a game ends. Rulings are cited as {@code
 * TO-1} to {@code TO-15}. There are no secrets and no chance.
 */
package rookery.engine.games.toddler;
