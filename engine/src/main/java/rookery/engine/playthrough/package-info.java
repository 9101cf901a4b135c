/**
 * The exchange format, with which other programs can check the rules: a {@link
 * rookery.engine.playthrough.Playthrough} in lines of JSON, code that reads and checks one, and
 * perft.
 */
package rookery.engine.playthrough;
