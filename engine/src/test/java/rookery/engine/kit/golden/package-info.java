/**
 * Games that are kept as files: the golden playthroughs, the search for those that are missing, and
 * counts of other programs.
 */
package rookery.engine.kit.golden;
