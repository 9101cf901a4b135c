/**
 * What the properties of the kit look at: every game with all its options, played at random from a
 * seed. A {@link rookery.engine.kit.trial.Trial} is one such game, a {@link
 * rookery.engine.kit.trial.TrialMoment} a point in it; a failure is made smaller and left in a
 * file.
 */
package rookery.engine.kit.trial;
