/**
 * What everyone can see in Cloak and Dagger Chess: {@link
 * rookery.engine.games.cloak.known.PublicGame} joins the turn, the {@link
 * rookery.engine.games.cloak.known.PublicBoard} as everybody sees it, and what is known of each
 * {@link rookery.engine.games.cloak.known.PublicSide}; {@link
 * rookery.engine.games.cloak.known.CloakMoves} finds what pieces can do for a viewer who knows one
 * side's setup. Nothing here holds a secret: if an action makes part of a setup public, the setup
 * is passed in.
 */
package rookery.engine.games.cloak.known;
