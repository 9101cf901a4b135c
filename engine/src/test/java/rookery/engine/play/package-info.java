/** The kernel looked at by itself, with a bowl of marbles as the game. */
package rookery.engine.play;
