/**
 * The Toddler: large chess on 11 lines, numbered from the top, whose pieces protect one another.
 * How a piece moves, and what it does to others, stands in the file named after it: {@link
 * rookery.engine.games.toddler.Toddler}, {@link rookery.engine.games.toddler.Phoenix}, {@link
 * rookery.engine.games.toddler.Genius} ... {@link rookery.engine.games.toddler.Protection} lists
 * all that forbids a capture, {@link rookery.engine.games.toddler.Threats} says who attacks whom,
 * {@link rookery.engine.games.toddler.MoveGenerator} what may be played and {@link
 * rookery.engine.games.toddler.Endings} how a game ends. Rulings are cited as {@code TO-1} to
 * {@code TO-15}. Nothing is secret and nothing is left to chance.
 */
package rookery.engine.games.toddler;
