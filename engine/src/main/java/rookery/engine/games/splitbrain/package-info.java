/**
 * Split-Brain Chess: the partners of a team decide one move together, one circling a piece and the
 * other a target, neither knowing what the other circles. The scenes are the phases of a turn,
 * {@link rookery.engine.games.splitbrain.SplitBrainPhase}: circling, the opponents' ruling, and the
 * choice of a move. Rulings are cited as {@code SB-1} to {@code SB-6}. Secret is a circle until the
 * partner's is in; that a seat has circled is public.
 */
package rookery.engine.games.splitbrain;
