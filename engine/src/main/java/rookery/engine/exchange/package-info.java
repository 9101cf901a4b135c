/**
 * The exchange format, in which other programs check the rules: a {@link
 * rookery.engine.exchange.Playthrough} in lines of JSON, reading and checking one, and perft.
 */
package rookery.engine.exchange;
