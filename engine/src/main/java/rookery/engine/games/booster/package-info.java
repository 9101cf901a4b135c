/**
 * Booster Chess: pieces stand on checkers, which boost those of their own colour and hobble the
 * others, and cards say who gets one. A {@link rookery.engine.games.booster.Turn} says what can be
 * done, each {@linkplain rookery.engine.games.booster.part part} of it what it does to the
 * {@linkplain rookery.engine.games.booster.board board}, and {@link
 * rookery.engine.games.booster.Hands} is all the cards. Rulings are cited as {@code BO-1} to {@code
 * BO-18}. A hand is its player's secret and the order of the pile nobody's; that is all there is to
 * hide.
 */
package rookery.engine.games.booster;
