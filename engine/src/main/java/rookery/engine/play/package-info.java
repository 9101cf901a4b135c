/**
 * The kernel under the games: what a game is made of, and the one {@link rookery.engine.State} of
 * them all. A game is a {@link rookery.engine.play.Scene}, an immutable value that says what is
 * true, what everybody is told of it ({@link rookery.engine.play.Telling}) and who has which {@link
 * rookery.engine.play.Duty}. A duty offers {@link rookery.engine.play.Deed}s, and a deed leads to
 * the next scene and tells the {@link rookery.engine.News} of it. {@link
 * rookery.engine.play.Moment} makes a state of a scene: legal actions, their order, equality and
 * other names, look-up, views, and all of it worked out once and only when asked.
 */
package rookery.engine.play;
