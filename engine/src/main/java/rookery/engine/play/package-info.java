/**
 * The kernel of all games: the parts that make a game, and the single {@link rookery.engine.State}
 * class that all games share. A game is a {@link rookery.engine.play.Situation}, an immutable value
 * that holds what is true, what everybody is told ({@link rookery.engine.play.ViewContent}), and
 * who has which {@link rookery.engine.play.Duty}. A duty offers {@link
 * rookery.engine.play.SituationAction}s; a deed leads to the next situation and gives its {@link
 * rookery.engine.ActionNews}. {@link rookery.engine.play.PlayableState} makes a state from a
 * situation: legal actions, their order, equality, other spellings, look-up and views. It computes
 * each of these once, and only when needed.
 *
 * <p>{@code S} is everywhere the game's own type of situation.
 */
package rookery.engine.play;
