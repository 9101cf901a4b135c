/**
 * Computers at tables: what one has to do or to answer, as a request like those of people. It is
 * given what its seat may know, and decides by that alone.
 */
package rookery.bot.computer;
