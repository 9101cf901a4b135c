/**
 * Why what a player has written is no legal action, as far as that is the same in every game:
 * {@link rookery.engine.refusal.WhyNot} asks in the same order and answers in the same words, and
 * leaves to a game its own reason.
 */
package rookery.engine.refusal;
