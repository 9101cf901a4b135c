/** What a player is told in words and shown on the board beyond what a view shows by itself. */
package rookery.engine.explanation;
