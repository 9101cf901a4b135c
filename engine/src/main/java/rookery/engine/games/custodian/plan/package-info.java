/**
 * What a side could do next turn, and so what it could work towards: {@link
 * rookery.engine.games.custodian.plan.ImaginedTurn} is a turn that could come about, {@link
 * rookery.engine.games.custodian.plan.PairCapture} what can be captured there, and {@link
 * rookery.engine.games.custodian.plan.PlanSearch} finds the two or three moves of a {@link
 * rookery.engine.games.custodian.plan.PairPlan}.
 */
package rookery.engine.games.custodian.plan;
