/**
 * A game that people play, with everything that is the same in every game: the record, which is the
 * only stored truth, and the {@link rookery.engine.match.Match} that follows from it. Also
 * resignation, offers and claims of draws, takebacks, and questions to partners.
 */
package rookery.engine.match;
