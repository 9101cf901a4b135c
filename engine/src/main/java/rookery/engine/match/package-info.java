/**
 * All that is the same for every game: the record that is the only stored truth, the match that
 * replays it, reading what players type, resignation, draw offers, take-backs, and the exchange
 * format.
 */
package rookery.engine.match;
