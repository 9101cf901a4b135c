/**
 * The options that the host of a table can choose. A game declares them as {@link
 * rookery.engine.option.OptionSpec}s, and {@link rookery.engine.option.Options} hold what was
 * chosen.
 */
package rookery.engine.option;
