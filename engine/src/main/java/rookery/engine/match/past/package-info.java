/**
 * What has happened in a match, step by step ({@link rookery.engine.match.past.PastStep}): how far
 * that has brought it ({@link rookery.engine.match.past.MatchProgress}), what somebody is told of
 * it who comes back ({@link rookery.engine.match.past.Recap}), and what a take-back would undo
 * ({@link rookery.engine.match.past.TakeBackScope}).
 */
package rookery.engine.match.past;
