package rookery.engine.computer;

/**
 * How hard a player looks and how strictly it keeps to what it found.
 *
 * @param iterations how many worlds it looks into
 * @param softness 0 for always the best; else how readily it takes something a little worse
 * @param margin how much worse at most, as {@link rookery.engine.Evaluation#advantage} counts
 * @param width how many plans it follows at a time where it plays alone
 */
record Effort(int iterations, double softness, double margin, int width) {}
