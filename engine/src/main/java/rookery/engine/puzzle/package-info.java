/**
 * Puzzles: positions with a question that has one answer, which can be proved. A {@link
 * rookery.engine.puzzle.PuzzleKind} asks, proves and judges what somebody answers; most kinds are a
 * {@link rookery.engine.puzzle.Goal} that a search reaches against every reply, and a game adds
 * those that only it has. A {@link rookery.engine.puzzle.Puzzle} is one position of a game that
 * computers played, kept as a line of JSON beside the game. Nothing here knows who solves it.
 */
package rookery.engine.puzzle;
