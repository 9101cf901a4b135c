/**
 * Cloak and Dagger Chess: all pieces but the pawns are numbered checkers, and only their owner
 * knows which is which. A {@link rookery.engine.games.cloak.CloakScene} joins what is public, a
 * {@link rookery.engine.games.cloak.PublicGame} (the turn, the {@link
 * rookery.engine.games.cloak.PublicBoard}, and of each {@link
 * rookery.engine.games.cloak.PublicSide} what is {@link rookery.engine.games.cloak.Known}), with
 * what is secret, the {@link rookery.engine.games.cloak.SetUps}. {@link
 * rookery.engine.games.cloak.CloakDeed} is all that can be done, {@link
 * rookery.engine.games.cloak.Moves} finds what pieces may do. What anybody can conclude about a
 * side is a set of its 960 arrangements, kept by {@link rookery.engine.games.cloak.Evidence}; it
 * follows from public facts alone, so a set-up drawn from it is as good as the truth to whoever may
 * not know the truth. Rulings are cited as {@code CL-1} to {@code CL-16}.
 */
package rookery.engine.games.cloak;
