/**
 * A game that people play, with all that is the same in every game: the record, which is the only
 * stored truth, and the {@link rookery.engine.match.Match} that follows from it; resignation,
 * offers and claims of draws, take-backs, questions to partners.
 */
package rookery.engine.match;
