/**
 * Split-Brain Chess: the partners of a team decide one move together, one circling a piece and the
 * other a target, neither knowing what the other circles. {@link
 * rookery.engine.games.splitbrain.SplitBrainState} wraps the phase a turn is in: circling, the
 * opponents' ruling, and the choice of a move. Secret is a circle until the partner's is in; that a
 * seat has circled is public.
 */
package rookery.engine.games.splitbrain;
