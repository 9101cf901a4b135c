/**
 * Cloak and Dagger Chess: all pieces but the pawns are numbered checkers, and only their owner
 * knows which is which. A {@link rookery.engine.games.cloak.CloakScene} joins what is public
 * ({@link rookery.engine.games.cloak.open}) with what is secret, the set-ups ({@link
 * rookery.engine.games.cloak.setup}); {@link rookery.engine.games.cloak.Acting} says what a side is
 * to do, {@link rookery.engine.games.cloak.CloakDeed} is all that can be done, and {@link
 * rookery.engine.games.cloak.Eyes} are what somebody may see of it. What anybody can conclude about
 * a side follows from public facts alone, so a set-up drawn from it is as good as the truth to
 * whoever may not know the truth. Rulings are cited as {@code CL-1} to {@code CL-16}.
 */
package rookery.engine.games.cloak;
