/**
 * Cloak and Dagger Chess: all pieces but the pawns are numbered checkers, and only their owner
 * knows which is which. A {@link rookery.engine.games.cloak.CloakState} joins what is public, a
 * {@link rookery.engine.games.cloak.Moment}, with what is secret, the {@link
 * rookery.engine.games.cloak.Armies}. What anybody can conclude about an army is a set of its 960
 * arrangements, kept by {@link rookery.engine.games.cloak.Evidence}; it follows from public facts
 * alone, so a set-up drawn from it is as good as the truth to whoever may not know the truth.
 * Rulings are cited as {@code CL-1} to {@code CL-16}.
 */
package rookery.engine.games.cloak;
