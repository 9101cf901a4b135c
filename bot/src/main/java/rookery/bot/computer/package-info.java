/**
 * Computer players at tables: turns what a computer has to play or to answer into a request like
 * those of people. It gets only what its seat is allowed to know, and decides by that alone.
 */
package rookery.bot.computer;
