/**
 * The points: {@link rookery.engine.games.cooperative.points.CooperativeScore} is what captures are
 * worth, {@link rookery.engine.games.cooperative.points.WinningPace} how many points should be made
 * by when. Ruling: CO-9.
 */
package rookery.engine.games.cooperative.points;
