/**
 * Split-Brain Chess: the partners of a team choose one move together. One circles a piece and the
 * other a target, and neither knows the other's circle. The situations are the phases of a turn,
 * {@link rookery.engine.games.splitbrain.SplitBrainPhase}: the circles, the opponents' choice of a
 * circle, and the choice of a move. Rulings are cited as {@code SB-1} to {@code SB-6}. A circle is
 * secret until the partner has circled too; that a seat has circled is public.
 */
package rookery.engine.games.splitbrain;
