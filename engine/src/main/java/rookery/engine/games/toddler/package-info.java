/**
 * The Toddler: large chess on 11 lines, numbered from the top, whose pieces protect one another.
 * The {@linkplain rookery.engine.games.toddler.piece pieces} have their rules there, what they may
 * do together is found among the {@linkplain rookery.engine.games.toddler.move moves}, and {@link
 * rookery.engine.games.toddler.ToddlerEndings} says how a game ends. Rulings are cited as {@code
 * TO-1} to {@code TO-15}. Nothing is secret and nothing is left to chance.
 */
package rookery.engine.games.toddler;
