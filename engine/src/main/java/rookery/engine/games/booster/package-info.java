/**
 * Booster Chess: pieces stand on checkers, which boost pieces of their own colour and hobble the
 * others; cards decide who gets a checker. A {@link rookery.engine.games.booster.BoosterTurn} knows
 * what can be done, each {@linkplain rookery.engine.games.booster.part part} of it what it does to
 * the {@linkplain rookery.engine.games.booster.board board}, and {@link
 * rookery.engine.games.booster.cards.Hands} holds all the cards. Rulings are cited as {@code BO-1}
 * to {@code BO-18}. Only its owner sees a hand, and nobody the order of the pile; nothing else is
 * hidden.
 */
package rookery.engine.games.booster;
