/**
 * What the host of a table may choose about a game: a game says it by its {@link
 * rookery.engine.option.OptionSpec}s, and {@link rookery.engine.option.Options} hold what was
 * chosen.
 */
package rookery.engine.option;
