/**
 * The cards: {@link rookery.engine.games.cooperative.cards.Tableau} says where all of them are, and
 * {@link rookery.engine.games.cooperative.cards.Line} which captures those that lie face up allow.
 * Rulings: CO-13 and CO-14.
 */
package rookery.engine.games.cooperative.cards;
