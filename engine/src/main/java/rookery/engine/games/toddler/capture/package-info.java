/**
 * What captures of The Toddler come to: where something could be won, what a piece prevents by
 * standing where it does, and how far an attack on a Toddler has come.
 */
package rookery.engine.games.toddler.capture;
