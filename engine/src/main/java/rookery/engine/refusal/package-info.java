/**
 * Explains why a text that a player typed is not a legal action, as far as that is the same in
 * every game. {@link rookery.engine.refusal.RefusalReason} checks in the same order and answers
 * with the same words, and leaves reasons special to a game to that game.
 */
package rookery.engine.refusal;
