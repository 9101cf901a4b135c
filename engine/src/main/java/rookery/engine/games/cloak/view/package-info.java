/**
 * What one viewer of Cloak and Dagger Chess is shown: {@link
 * rookery.engine.games.cloak.view.CheckerVisibility} says which secrets are the viewer's own,
 * {@link rookery.engine.games.cloak.view.CloakPicture} draws the board and the grids as far as they
 * are, {@link rookery.engine.games.cloak.view.Discoveries} tell what the last turns gave away, and
 * {@link rookery.engine.games.cloak.view.PiecesInExchange} what captures would win by what a side
 * may know.
 */
package rookery.engine.games.cloak.view;
