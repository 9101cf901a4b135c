/**
 * Games that one person plays alone: which there are, and how well a deal of one can be played by
 * whoever sees all its cards, which a player never does.
 */
package rookery.engine.solo;
