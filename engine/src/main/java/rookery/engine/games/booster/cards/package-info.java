/**
 * The cards of Booster Chess: {@link rookery.engine.games.booster.cards.BoosterOptions} says which
 * there are, and {@link rookery.engine.games.booster.cards.Hands} knows where all of them are: in
 * the two hands, in the pile, or played.
 */
package rookery.engine.games.booster.cards;
