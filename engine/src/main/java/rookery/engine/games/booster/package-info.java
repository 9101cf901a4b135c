/**
 * Booster Chess: pieces stand on checkers, which boost those of their own colour and hobble the
 * others, and cards say who gets one. A {@link rookery.engine.games.booster.Turn} says what can be
 * done, each {@link rookery.engine.games.booster.TurnPart} what it does. {@link
 * rookery.engine.games.booster.Field} is the pieces with their checkers, {@link
 * rookery.engine.games.booster.Movement} says where a piece can move, {@link
 * rookery.engine.games.booster.Attack} plays out what a move and its boosts can capture, and {@link
 * rookery.engine.games.booster.Hands} is all the cards. Rulings are cited as {@code BO-1} to {@code
 * BO-18}. A hand is its player's secret and the order of the pile nobody's; that is all there is to
 * hide.
 */
package rookery.engine.games.booster;
