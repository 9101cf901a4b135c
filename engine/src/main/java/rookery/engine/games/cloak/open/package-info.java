/**
 * What is public in Cloak and Dagger Chess: {@link rookery.engine.games.cloak.open.PublicGame}
 * joins the turn, the {@link rookery.engine.games.cloak.open.PublicBoard} as everybody sees it and
 * what is known of each {@link rookery.engine.games.cloak.open.PublicSide}; {@link
 * rookery.engine.games.cloak.open.CloakMoves} finds what pieces may do for whoever knows one side's
 * set-up. Nothing here holds a secret; the set-ups are handed in where an action makes some of them
 * public.
 */
package rookery.engine.games.cloak.open;
