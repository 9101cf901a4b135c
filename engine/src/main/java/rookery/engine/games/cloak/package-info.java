/**
 * Cloak and Dagger Chess: all pieces except the pawns are numbered checkers, and only their owner
 * knows which is which. A {@link rookery.engine.games.cloak.CloakSituation} joins what is public
 * ({@link rookery.engine.games.cloak.known}) with the secret setups ({@link
 * rookery.engine.games.cloak.setup}); {@link rookery.engine.games.cloak.CloakDuty} decides what a
 * side has to do, {@link rookery.engine.games.cloak.CloakAction} is any possible action, and {@link
 * rookery.engine.games.cloak.view.CheckerVisibility} are what somebody is allowed to see. What
 * anybody can conclude about a side follows from public facts alone. So for a viewer who does not
 * know the truth, a setup drawn from them is as good as the truth. Rulings are cited as {@code
 * CL-1} to {@code CL-16}.
 */
package rookery.engine.games.cloak;
